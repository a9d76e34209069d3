//! Connections that the house encrypts by itself, with a certificate that its host has.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

/// The files by which the house shows who it is, as certificates usually come (PEM).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The certificate, with those that vouch for it behind it.
    pub chain: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

/// Why a certificate is of no use.
#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    /// A file cannot be read, or does not hold what it should.
    #[error("{} holds no {what} that can be read: {why}", path.display())]
    Unread {
        /// The file.
        path: PathBuf,
        /// What should be in it.
        what: &'static str,
        /// Why it cannot be read.
        why: pem::Error,
    },
    /// The two files do not go together, or are of a kind that is not known.
    #[error("the certificate in {} cannot be used with the key in {}: {why}", chain.display(), key.display())]
    Unfit {
        /// The certificate's file.
        chain: PathBuf,
        /// The key's.
        key: PathBuf,
        /// What is wrong with them.
        why: rustls::Error,
    },
}

impl Certificate {
    /// Reads both files.
    pub(crate) fn acceptor(&self) -> Result<TlsAcceptor, CertificateError> {
        let unread = |path: &Path, what| {
            let path = path.to_owned();
            move |why| CertificateError::Unread { path, what, why }
        };
        let of_chain = || unread(&self.chain, "certificate");
        let chain = CertificateDer::pem_file_iter(&self.chain).map_err(of_chain())?;
        let chain = chain.collect::<Result<Vec<_>, _>>().map_err(of_chain())?;
        if chain.is_empty() {
            return Err(of_chain()(pem::Error::NoItemsFound));
        }
        let key = PrivateKeyDer::from_pem_file(&self.key).map_err(unread(&self.key, "private key"))?;
        let unfit = |why| CertificateError::Unfit { chain: self.chain.clone(), key: self.key.clone(), why };
        let mut config = rustls::ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|config| config.with_no_client_auth().with_single_cert(chain, key))
            .map_err(unfit)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}
