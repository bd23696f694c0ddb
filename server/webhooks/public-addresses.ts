import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public (IANA registry of special-purpose addresses). */
const privateNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // With the metadata services of clouds, 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
] as const;

/**
 * Networks of the public range 2000::/3 that are not public: protocol assignments with Teredo, documentation, 6to4.
 * Everything outside of that range is not public, such as unique local, link-local and IPv4-mapped addresses.
 */
const privateNetworks6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const notPublic = new BlockList();
for (const [network, bits] of privateNetworks) notPublic.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of privateNetworks6) notPublic.addSubnet(network, bits, 'ipv6');

const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. False for everything that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  // An address with a zone, such as fe80::1%eth0, is not public.
  if (family !== 6 || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
