import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isLoopback } from '../configuration/loopback.ts';
import { isPublicAddress } from './public-addresses.ts';

export interface TargetRules {
  /** Whether requests may go to this machine, also without https. For the demo and tests. */
  allowsLoopback: boolean;
}

/** Returns the IP addresses of a host name. */
export type ResolveHost = (host: string) => Promise<string[]>;

/**
 * Whether an address may be an endpoint: https, without credentials, and no IP address that is not public. Host names are
 * checked by `createTargetLookup`, for each connection.
 */
export function isAllowedTarget(address: string, { allowsLoopback }: TargetRules): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, hash } = new URL(address);
  if (username || password || hash) return false;
  if (isLoopback(hostname)) return allowsLoopback && (protocol === 'https:' || protocol === 'http:');
  if (protocol !== 'https:') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host.includes('.') : isPublicAddress(host);
}

/** The error of a connection to a host name without a public address. */
class TargetNotPublic extends Error {
  readonly code = 'ADDRESS_NOT_PUBLIC';
}

/**
 * Returns a lookup for the sockets of requests. The connection goes to an address that this very lookup has checked, so a
 * host name that resolves to another address a moment later (DNS rebinding) does not help.
 */
export function createTargetLookup(
  { allowsLoopback }: TargetRules,
  resolveHost: ResolveHost = resolvePublicly,
): LookupFunction {
  return (host, { all }, callback) => {
    findAddresses(host)
      .then((addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (!first) callback(new TargetNotPublic(), '');
        else if (all) callback(null, found);
        else callback(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, ''));
  };

  async function findAddresses(host: string): Promise<string[]> {
    if (isLoopback(host)) return allowsLoopback ? ['127.0.0.1'] : [];
    return (await resolveHost(host)).filter(isPublicAddress);
  }
}

/**
 * Asks the name servers, not the files of this machine, which may name internal hosts. The lookup of the operating system
 * would also block the threads that read files while a name server is slow.
 */
async function resolvePublicly(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const [failure] = results;
  if (addresses.length === 0 && failure.status === 'rejected') throw failure.reason;
  return addresses;
}
