//! Which addresses the house may reach for others. Whoever names one could otherwise let the house knock at doors that are open to
//! this machine alone.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use url::{Host, Url};

/// What may be reached.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    /// Hosts that the host of the house has named, with or without a port.
    named: Vec<String>,
}

impl Reach {
    pub(crate) fn new(named: &[String]) -> Reach {
        Reach { named: named.iter().map(|host| host.to_ascii_lowercase()).collect() }
    }

    /// An address that somebody names, if it may be reached as far as can be seen by looking at it.
    pub(crate) fn read(&self, address: &str) -> Option<Url> {
        let url = Url::parse(address.trim()).ok().filter(|url| url.as_str().len() <= 1_000)?;
        let host = url.host()?;
        let inside = match host {
            Host::Domain(name) => {
                let name = name.trim_end_matches('.');
                name == "localhost" || name.ends_with(".localhost") || !name.contains('.')
            }
            Host::Ipv4(ip) => !is_open(IpAddr::V4(ip)),
            Host::Ipv6(ip) => !is_open(IpAddr::V6(ip)),
        };
        let open =
            url.scheme() == "https" && !inside && url.username().is_empty() && url.password().is_none();
        let named = self.is_named(&url) && matches!(url.scheme(), "http" | "https");
        (open || named).then_some(url)
    }

    fn is_named(&self, url: &Url) -> bool {
        let (Some(host), Some(port)) = (url.host_str(), url.port_or_known_default()) else { return false };
        let with_port = format!("{host}:{port}");
        self.named.iter().any(|named| named == host || *named == with_port)
    }

    /// Where an address is, if it may be reached. Names are looked up here and nowhere else, so that nothing else is reached.
    pub(crate) async fn find(&self, url: &Url) -> Option<SocketAddr> {
        let url = self.read(url.as_str())?;
        let host = url.host_str()?.trim_start_matches('[').trim_end_matches(']').to_owned();
        let mut found = tokio::net::lookup_host((host, url.port_or_known_default()?)).await.ok()?;
        let named = self.is_named(&url);
        found.find(|address| named || is_open(address.ip()))
    }
}

/// Whether an address lies in the open internet.
fn is_open(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_open_v4(ip),
        IpAddr::V6(ip) => is_open_v6(ip),
    }
}

fn is_open_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let inside = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_unspecified();
    let reserved = a == 0 || a >= 224 || (a == 192 && b == 0 && c == 0) || ip.is_documentation();
    // What providers share among their customers, and what is for measuring.
    let shared = (a == 100 && b & 0xc0 == 64) || (a == 198 && b & 0xfe == 18);
    !inside && !reserved && !shared
}

fn is_open_v6(ip: Ipv6Addr) -> bool {
    let parts = ip.segments();
    let within = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    match parts {
        // Addresses of the old kind in the clothes of the new.
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            is_open_v4(within(high, low))
        }
        [0x2002, high, low, ..] => is_open_v4(within(high, low)),
        // Global addresses begin so, but for those of documents and of tunnels.
        [first, second, ..] => {
            first & 0xe000 == 0x2000 && (first, second) != (0x2001, 0xdb8) && (first, second) != (0x2001, 0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_in_the_open_internet_may_be_reached() {
        let reach = Reach::default();
        for open in
            ["https://discord.com/api/webhooks/1/x", "https://8.8.8.8/", "https://[2606:4700::1]:8443/a"]
        {
            assert!(reach.read(open).is_some(), "{open}");
        }
    }

    #[test]
    fn what_only_this_machine_can_reach_may_not() {
        let reach = Reach::default();
        for inside in [
            "https://localhost/",
            "https://localhost./",
            "https://router/",
            "https://127.0.0.1/",
            "https://127.1/",
            "https://2130706433/",
            "https://0x7f.0.0.1/",
            "https://10.1.2.3/",
            "https://172.31.0.1/",
            "https://192.168.0.1/",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/",
            "https://0.0.0.0/",
            "https://224.0.0.1/",
            "https://[::1]/",
            "https://[::]/",
            "https://[::ffff:127.0.0.1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://[64:ff9b::7f00:1]/",
            "https://[2002:7f00:1::]/",
            "https://[fe80::1]/",
            "https://[fd00::1]/",
            "http://discord.com/",
            "ftp://discord.com/",
            "https://user:word@discord.com/",
            "file:///etc/passwd",
            "discord.com",
            "",
        ] {
            assert!(reach.read(inside).is_none(), "{inside}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_leads_nowhere_unless_the_host_names_it() {
        let url = Url::parse("https://localhost:9/x").unwrap();
        assert_eq!(Reach::default().find(&url).await, None);
        let named = Reach::new(&["LOCALHOST:9".to_owned(), "127.0.0.1".to_owned()]);
        assert!(named.find(&url).await.is_some_and(|found| found.ip().is_loopback()));
        assert!(
            named.read("http://127.0.0.1:4567/").is_some() && named.read("http://localhost:10/").is_none()
        );
    }
}
