//! How others in the same network reach the house: what a link to invite with has to say.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Whether the house is open to its network, and where it is there.
#[derive(Clone, Debug, Default)]
pub(crate) struct Nearby {
    /// Whether it listens on all addresses of this machine.
    open: bool,
    /// The house's address in the network, if there is one.
    origin: Option<String>,
}

/// What the link to a table is good for.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Invite {
    /// The link.
    pub(crate) link: String,
    /// If only this computer can open it: the link that would do if the house were open to its network, or nothing if
    /// there is no network.
    pub(crate) only_here: Option<String>,
}

impl Nearby {
    /// For a house that listens here.
    pub(crate) fn of(scheme: &str, address: SocketAddr) -> Nearby {
        let origin = lan_address().map(|ip| format!("{scheme}://{ip}:{}", address.port()));
        Nearby { open: address.ip().is_unspecified(), origin }
    }

    /// The link to a path of the house for whoever calls the house by this origin.
    pub(crate) fn invite(&self, origin: &str, path: &str) -> Invite {
        let link = format!("{origin}{path}");
        let near = self.origin.as_ref().map(|near| format!("{near}{path}"));
        match (is_loopback(origin), self.open, near) {
            (false, ..) => Invite { link, only_here: None },
            (true, true, Some(near)) => Invite { link: near, only_here: None },
            (true, _, near) => Invite { link, only_here: Some(near.unwrap_or_default()) },
        }
    }
}

/// Whether an origin means the computer that uses it, whichever that is.
fn is_loopback(origin: &str) -> bool {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    let name = host.strip_prefix('[').map_or_else(
        || host.split(':').next().unwrap_or(host),
        |rest| rest.split(']').next().unwrap_or(rest),
    );
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// The address by which this machine is known in its network. Connecting a datagram socket sends nothing; it
/// only asks the system which way it would go.
pub fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nearby(open: bool, origin: Option<&str>) -> Nearby {
        Nearby { open, origin: origin.map(str::to_owned) }
    }

    #[test]
    fn a_link_that_others_can_open_is_given_as_it_is() {
        let invite = nearby(false, Some("http://192.0.2.7:8815")).invite("https://table.example", "/t/a");
        assert_eq!(invite, Invite { link: "https://table.example/t/a".to_owned(), only_here: None });
    }

    #[test]
    fn an_open_house_gives_the_link_that_works_in_its_network() {
        let open = nearby(true, Some("http://192.0.2.7:8815"));
        for origin in ["http://127.0.0.1:8815", "http://localhost:8815", "http://[::1]:8815"] {
            let invite = open.invite(origin, "/t/a");
            assert_eq!(invite, Invite { link: "http://192.0.2.7:8815/t/a".to_owned(), only_here: None });
        }
    }

    #[test]
    fn a_closed_house_says_that_its_link_stays_here() {
        let there = |origin| nearby(false, origin).invite("http://127.0.0.1:8815", "/t/a");
        assert_eq!(there(Some("http://192.0.2.7:8815")).only_here.unwrap(), "http://192.0.2.7:8815/t/a");
        assert_eq!(there(None).only_here.unwrap(), "");
        assert_eq!(there(None).link, "http://127.0.0.1:8815/t/a");
    }
}
