//! Installs what the tests need and a machine with nothing but Rust lacks.
//!
//! Whether a program is there is found out by running it: on Ubuntu the package of Chromium is only a pointer to a snap,
//! whose program exists and yet does not run in a container.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::axe;
use crate::programs::{self, cargo, program};

/// How much is to be installed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// All that any test needs.
    Everything,
    /// Without what only the browser tests need.
    WithoutBrowser,
}

/// Something the tests need that is not Rust.
struct Need {
    name: &'static str,
    probe: Probe,
    debian: &'static str,
    ubuntu: &'static str,
    only_for_browser: bool,
}

/// How to find out whether it is there.
enum Probe {
    /// `program --version` succeeds.
    Runs(&'static str),
    /// The same for the programs of a PostgreSQL server, which Debian keeps outside the usual path.
    PostgresRuns,
    /// A font cannot be run; its file is there.
    File(&'static str),
}

const NEEDS: [Need; 8] = [
    Need { name: "git", probe: Probe::Runs("git"), debian: "git", ubuntu: "git", only_for_browser: false },
    Need {
        name: "Python",
        probe: Probe::Runs("python3"),
        debian: "python3",
        ubuntu: "python3",
        only_for_browser: false,
    },
    Need {
        name: "PostgreSQL",
        probe: Probe::PostgresRuns,
        debian: "postgresql",
        ubuntu: "postgresql",
        only_for_browser: false,
    },
    Need {
        name: "Valgrind",
        probe: Probe::Runs("valgrind"),
        debian: "valgrind",
        ubuntu: "valgrind",
        only_for_browser: false,
    },
    Need {
        name: "Chromium",
        probe: Probe::Runs("chromium"),
        debian: "chromium",
        ubuntu: "chromium-browser",
        only_for_browser: true,
    },
    Need {
        name: "ChromeDriver",
        probe: Probe::Runs("chromedriver"),
        debian: "chromium-driver",
        ubuntu: "chromium-chromedriver",
        only_for_browser: true,
    },
    Need {
        name: "the font DejaVu Sans",
        probe: Probe::File("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
        debian: "fonts-dejavu-core",
        ubuntu: "fonts-dejavu-core",
        only_for_browser: true,
    },
    Need { name: "npm", probe: Probe::Runs("npm"), debian: "npm", ubuntu: "npm", only_for_browser: true },
];

const COMPONENTS: [(&str, &str); 2] = [("rustfmt", "fmt"), ("clippy", "clippy")];

/// What to do where the Chromium of the system is a snap that does not run.
const SNAP_ADVICE: &str = "On Ubuntu Chromium is a snap, which does not run in containers nor as root. Put programs \
    named `chromium` and `chromedriver` on the PATH that are no snaps, for instance those of \
    https://googlechromelabs.github.io/chrome-for-testing/ (there called `chrome` and `chromedriver`), and try again.";

/// Installs what is missing; fails, saying exactly what to do, if it may not or if that did not help.
pub(crate) fn run(extent: Extent) -> Result<()> {
    components()?;
    packages(extent)?;
    if extent == Extent::Everything { axe::install() } else { Ok(()) }
}

/// What the system's packages have.
fn packages(extent: Extent) -> Result<()> {
    let needs = || NEEDS.iter().filter(|need| extent == Extent::Everything || !need.only_for_browser);
    let missing: Vec<&Need> = needs().filter(|need| !report(need)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let system = System::of_this_machine();
    install(&missing, system)?;
    let missing: Vec<&Need> = missing.into_iter().filter(|need| !report(need)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<&str> = missing.iter().map(|need| need.name).collect();
    let browser = missing.iter().any(|need| matches!(need.probe, Probe::Runs("chromium" | "chromedriver")));
    let advice =
        if browser && system == System::Ubuntu { SNAP_ADVICE } else { "See above what apt-get said." };
    bail!("still missing after the installation: {}. {advice}", names.join(", "))
}

/// Parts of Rust that rustup leaves out of its minimal profile.
fn components() -> Result<()> {
    for (component, subcommand) in COMPONENTS {
        let mut version = cargo(&[subcommand, "--version"]);
        if let Some(found) = programs::first_line(&mut version) {
            println!("{component}: {found}");
        } else if programs::works(&mut program("rustup", &["--version"])) {
            programs::run(&mut program("rustup", &["component", "add", component]))?;
        } else {
            bail!(
                "{component} is missing, and rustup, which could install it, as well: install Rust with rustup"
            );
        }
    }
    Ok(())
}

/// Says what was found of a need, and returns whether that is enough.
fn report(need: &Need) -> bool {
    let found = match need.probe {
        Probe::Runs(name) => programs::first_line(&mut program(name, &["--version"])),
        Probe::PostgresRuns => postgres(),
        Probe::File(path) => Path::new(path).exists().then(|| path.to_owned()),
    };
    println!("{}: {}", need.name, found.as_deref().unwrap_or("missing"));
    found.is_some()
}

/// The version of the newest PostgreSQL server whose programs run.
fn postgres() -> Option<String> {
    let mut folders: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    folders.sort_by_key(|folder| folder.file_name()?.to_str()?.parse::<u32>().ok());
    folders.iter().rev().find_map(|folder| {
        let version = |name: &str| {
            let path = folder.join("bin").join(name);
            programs::first_line(&mut program(path.to_str()?, &["--version"]))
        };
        version("initdb")?;
        version("postgres")
    })
}

/// The systems whose packages are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum System {
    Debian,
    Ubuntu,
    Other,
}

impl System {
    fn of_this_machine() -> Self {
        if !programs::works(&mut program("apt-get", &["--version"])) {
            return Self::Other;
        }
        Self::from_os_release(&fs::read_to_string("/etc/os-release").unwrap_or_default())
    }

    /// Takes a system with apt-get for Debian unless it says that it is Ubuntu.
    fn from_os_release(text: &str) -> Self {
        let ubuntu = text.lines().any(|line| line.trim() == "ID=ubuntu");
        if ubuntu { Self::Ubuntu } else { Self::Debian }
    }

    fn package(self, need: &Need) -> &'static str {
        if self == Self::Ubuntu { need.ubuntu } else { need.debian }
    }
}

/// How this account may install packages.
#[derive(Clone, Copy)]
enum Permission {
    Root,
    Sudo,
}

impl Permission {
    fn of_this_account() -> Option<Self> {
        if programs::first_line(&mut program("id", &["-u"])).as_deref() == Some("0") {
            return Some(Self::Root);
        }
        programs::works(&mut program("sudo", &["-n", "true"])).then_some(Self::Sudo)
    }

    fn run(self, words: &[&str]) -> Result<()> {
        match self {
            Self::Root => programs::run(&mut program(words[0], &words[1..])),
            Self::Sudo => programs::run(program("sudo", &["-n"]).args(words)),
        }
    }

    /// Runs apt-get so that it never asks, keeps settings that are there, and waits while another apt-get works.
    fn apt_get(self, words: &[&str]) -> Result<()> {
        let quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "UCF_FORCE_CONFFOLD=1"];
        let apt_get = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"];
        self.run(&[&quiet, &apt_get[..], words].concat())
    }
}

fn install(missing: &[&Need], system: System) -> Result<()> {
    let packages: Vec<&str> = missing.iter().map(|need| system.package(need)).collect();
    if system == System::Other {
        let names: Vec<&str> = missing.iter().map(|need| need.name).collect();
        bail!(
            "this system has no apt-get, so install yourself: {} (on Debian the packages are called {})",
            names.join(", "),
            packages.join(" ")
        );
    }
    let Some(permission) = Permission::of_this_account() else {
        bail!(
            "this account may not install packages; please run\n    \
             sudo apt-get update && sudo apt-get install --no-install-recommends {}",
            packages.join(" ")
        );
    };
    if let Err(error) = permission.apt_get(&["update"]) {
        println!("{error:#}. The lists of packages may be old; trying all the same.");
    }
    for package in packages {
        if package == "postgresql" {
            no_main_cluster(permission);
        }
        // One at a time, so that one that cannot be had does not keep out the others.
        if let Err(error) = permission.apt_get(&["install", "-y", "--no-install-recommends", package]) {
            println!("{error:#}");
        }
    }
    Ok(())
}

/// The tests start a PostgreSQL of their own; the one that the package would set up and start is not wanted.
fn no_main_cluster(permission: Permission) {
    let file = "/etc/postgresql-common/createcluster.conf";
    if Path::new(file).exists() {
        return;
    }
    let script = format!("mkdir -p \"$(dirname {file})\" && echo 'create_main_cluster = false' > {file}");
    match permission.run(&["sh", "-c", &script]) {
        Ok(()) => println!("{file} now says that no PostgreSQL server is set up with the package."),
        // Then there is one server more on this machine, which disturbs nothing.
        Err(error) => println!("{error:#}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ubuntu_is_known_by_its_id() {
        assert_eq!(System::from_os_release("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n"), System::Ubuntu);
        assert_eq!(System::from_os_release("ID=debian\nVERSION_ID=\"12\"\n"), System::Debian);
        assert_eq!(System::from_os_release(""), System::Debian);
    }

    #[test]
    fn packages_are_called_by_the_name_the_system_gives_them() {
        let names =
            |system: System| NEEDS.iter().map(|need| system.package(need)).collect::<Vec<_>>().join(" ");
        assert_eq!(
            names(System::Debian),
            "git python3 postgresql valgrind chromium chromium-driver fonts-dejavu-core npm"
        );
        assert_eq!(
            names(System::Ubuntu),
            "git python3 postgresql valgrind chromium-browser chromium-chromedriver fonts-dejavu-core npm"
        );
    }
}
