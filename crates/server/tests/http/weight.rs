//! What one action sends to the page of one player.

use std::time::Duration;

use crate::support::TestServer;
use crate::support::page::acts_in;

/// How many messages are weighed.
const MESSAGES: usize = 60;

/// What the messages of a game weigh, whole and compressed, each in their order of size.
async fn weighed(game: &str) -> [Vec<usize>; 2] {
    // Every action is news of its own.
    let server = TestServer::start_with(|config| config.bot_pause = Duration::from_millis(5)).await;
    let mut ada = server.browser();
    let id = ada.open_table_with("Ada", &["me", "bot-greedy", "bot-greedy"], &[("game", game)]).await;
    let mut live = ada.live_compressed(&format!("/t/{id}/live?v=2")).await;
    // The first one brings a page up to date that was just opened.
    live.next().await.unwrap();
    let [mut whole, mut compressed] = [Vec::new(), Vec::new()];
    while whole.len() < MESSAGES {
        for act in acts_in(&ada.regions(&id).await) {
            if ada.submit(&act).await.expect(200).json()["status"] == 200 {
                break;
            }
        }
        let message = live.next().await.unwrap();
        whole.push(message.data.len());
        compressed.push(live.weight);
    }
    whole.sort_unstable();
    compressed.sort_unstable();
    [whole, compressed]
}

#[tokio::test]
async fn an_action_sends_little_to_each_page() {
    for (game, most) in [("little-monsters", 4096), ("globetrotters", 4096), ("globopolis", 8192)] {
        let [whole, compressed] = weighed(game).await;
        let median = compressed[MESSAGES / 2];
        println!(
            "{game}: median {} bytes, compressed {median}, 90 % {}, most {}",
            whole[MESSAGES / 2],
            compressed[MESSAGES * 9 / 10],
            compressed[MESSAGES - 1]
        );
        assert!(median <= most, "{game}: {median} bytes, compressed");
    }
}
