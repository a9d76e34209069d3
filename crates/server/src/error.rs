//! Why a server cannot be started, in sentences for the person who starts it.

use std::io;
use std::net::SocketAddr;

use games::SetupError;
use store::StoreError;

use crate::tls::CertificateError;

/// Why the server does not serve.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// Another program listens there.
    #[error(
        "port {} on {} is in use by another program: stop it, or choose another with --listen {}:PORT",
        address.port(), address.ip(), shown_ip(*address)
    )]
    PortTaken {
        /// Where the server was to listen.
        address: SocketAddr,
    },
    /// The system does not let this user listen there.
    #[error(
        "this user may not listen on port {} of {}: choose one above 1023 with --listen {}:PORT",
        address.port(), address.ip(), shown_ip(*address)
    )]
    PortForbidden {
        /// Where the server was to listen.
        address: SocketAddr,
    },
    /// This machine does not have the address.
    #[error("this machine has no address {}: choose one of its own with --listen ADDRESS:{}", address.ip(), address.port())]
    NoSuchAddress {
        /// Where the server was to listen.
        address: SocketAddr,
    },
    /// Listening failed for another reason.
    #[error("cannot listen on {address}: {source}")]
    Listening {
        /// Where the server was to listen.
        address: SocketAddr,
        /// The system's reason.
        source: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The house cannot encrypt with what it was given.
    #[error(transparent)]
    Certificate(#[from] CertificateError),
    /// How people are to be told is wrong.
    #[error("{what} cannot be used: {why}")]
    Calling {
        /// What was given.
        what: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// An edition cannot be played.
    #[error("the edition {name} cannot be played: {source}")]
    Edition {
        /// The file's name.
        name: String,
        /// What is wrong with it.
        source: Box<SetupError>,
    },
    /// A scenario describes no legal position.
    #[error("the scenario {id} cannot be played: {source}")]
    Scenario {
        /// The scenario's id.
        id: String,
        /// What is wrong with it.
        source: Box<SetupError>,
    },
}

impl ServerError {
    pub(crate) fn of_listening(address: SocketAddr, source: io::Error) -> Self {
        match source.kind() {
            io::ErrorKind::AddrInUse => ServerError::PortTaken { address },
            io::ErrorKind::PermissionDenied => ServerError::PortForbidden { address },
            io::ErrorKind::AddrNotAvailable => ServerError::NoSuchAddress { address },
            _ => ServerError::Listening { address, source },
        }
    }

    pub(crate) fn of_edition(name: &str, source: impl Into<SetupError>) -> Self {
        ServerError::Edition { name: name.to_owned(), source: Box::new(source.into()) }
    }

    pub(crate) fn of_scenario(id: &str, source: impl Into<SetupError>) -> Self {
        ServerError::Scenario { id: id.to_owned(), source: Box::new(source.into()) }
    }
}

/// The address as it is typed in front of a port.
fn shown_ip(address: SocketAddr) -> String {
    match address {
        SocketAddr::V4(address) => address.ip().to_string(),
        SocketAddr::V6(address) => format!("[{}]", address.ip()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_said_in_one_sentence() {
        let of = |address: &str| ServerError::PortTaken { address: address.parse().unwrap() }.to_string();
        assert_eq!(
            of("127.0.0.1:8815"),
            "port 8815 on 127.0.0.1 is in use by another program: stop it, or choose another with --listen 127.0.0.1:PORT"
        );
        assert!(of("[::1]:8815").ends_with("--listen [::1]:PORT"));
    }
}
