//! One suite against both engines: SQLite in a temporary folder, and a real PostgreSQL in another.

#![expect(clippy::disallowed_methods, reason = "the store reads and writes files, and so do its tests")]
#![expect(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod calls;
mod company;
mod copies;
mod crash;
mod due;
mod encrypted;
mod engines;
mod journals;
mod news;
mod notes;
mod opening;
mod people;
mod postgres_server;
mod released;
mod seats;
mod tables;
mod tidying;

/// Runs every named test against both engines, as `sqlite::…` and `postgres::…`.
macro_rules! on_both_engines {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test(crate::engines::Place::sqlite()).await;
                }
            )+
        }
        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test(crate::engines::Place::postgres().await).await;
                }
            )+
        }
    };
}
pub(crate) use on_both_engines;
