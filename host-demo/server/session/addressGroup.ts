import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A customer's line has a /64 network or more (RFC 6177): four of the eight groups. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** What counts as one address in limits: an IPv4 address, or the /64 network of an IPv6 address. */
export const addressGroup = (address: string): string => {
  const [, ipv4] = IPV4_IN_IPV6.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [start = '', end = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = start === '' ? [] : start.split(':');
  const last = end === '' ? [] : end.split(':');
  const zeros = Array.from({ length: ALL_GROUPS - first.length - last.length }, () => '0');
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first;
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
