//! How many connections there may be at one time, in all and of one address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The places that are taken, by address.
#[derive(Debug)]
pub(crate) struct Places {
    all: usize,
    of_one: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A place, free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    address: IpAddr,
}

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoPlace {
    /// There are too many connections in all.
    Full,
    /// There are too many of this address.
    TooManyOfOne,
}

impl Places {
    pub(crate) fn new(all: usize, of_one: usize) -> Arc<Places> {
        Arc::new(Places { all, of_one, taken: Mutex::default() })
    }

    /// A place for a connection from an address, if there is one.
    pub(crate) fn take(self: &Arc<Places>, address: IpAddr) -> Result<Place, NoPlace> {
        let address = network(address);
        let mut taken = self.taken();
        if taken.all >= self.all {
            return Err(NoPlace::Full);
        }
        if taken.by_address.get(&address).is_some_and(|taken| *taken >= self.of_one) {
            return Err(NoPlace::TooManyOfOne);
        }
        taken.all += 1;
        *taken.by_address.entry(address).or_default() += 1;
        Ok(Place { places: self.clone(), address })
    }

    /// A thread that panicked while it held the lock has left no half-made value behind.
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        if let Some(count) = taken.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.by_address.remove(&self.address);
            }
        }
    }
}

/// What one client can have many of counts as one: of IPv6 a whole network of 64 bits.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(places: &Arc<Places>, address: &str) -> Result<Place, NoPlace> {
        places.take(address.parse().unwrap())
    }

    #[test]
    fn one_address_cannot_take_all() {
        let places = Places::new(3, 2);
        let mine = [take(&places, "10.0.0.1").unwrap(), take(&places, "::ffff:10.0.0.1").unwrap()];
        assert_eq!(take(&places, "10.0.0.1").unwrap_err(), NoPlace::TooManyOfOne);
        let other = take(&places, "10.0.0.2").unwrap();
        assert_eq!(take(&places, "10.0.0.3").unwrap_err(), NoPlace::Full);
        drop((mine, other));
        assert!(places.taken().by_address.is_empty());
        assert!(take(&places, "10.0.0.1").is_ok());
    }

    #[test]
    fn a_network_counts_as_one() {
        let places = Places::new(3, 1);
        let _held = take(&places, "2001:db8:1:2::1").unwrap();
        assert_eq!(take(&places, "2001:db8:1:2:3::4").unwrap_err(), NoPlace::TooManyOfOne);
        assert!(take(&places, "2001:db8:1:3::1").is_ok());
    }
}
