import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network; a network has the rest to itself. */
const NETWORK_BITS = 64;

/**
 * The client address as limits count it: the one seen by our outermost proxy, since entries further left are written by
 * clients. A chain with fewer entries than proxies did not come through all of them: then the connection counts.
 */
export function addressReader(proxies: number) {
  return (request: IncomingMessage): string => {
    const direct = request.socket.remoteAddress ?? 'unknown';
    if (proxies === 0) return countedAddress(direct);
    const forwarded = [request.headers['x-forwarded-for'] ?? []]
      .flat()
      .join(',')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    return countedAddress(forwarded.at(-proxies) ?? direct);
  };
}

/** IPv4 in full, also where it is mapped into IPv6; of IPv6 the network, since one customer has all addresses of it. */
function countedAddress(written: string): string {
  if (!ipaddr.isValid(written)) return written;
  const address = ipaddr.process(written);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}
