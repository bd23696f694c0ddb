import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CustomFetch } from 'openid-client';

/**
 * A `fetch` that sends requests to this process. PUBLIC_URL may be reachable for browsers only, such as the published
 * port of a container.
 */
export function createLocalFetch(getServer: () => Server | undefined): CustomFetch {
  return (url, options) => {
    const { pathname, search } = new URL(url);
    return fetch(`http://${hostOf(getServer())}${pathname}${search}`, options as RequestInit);
  };
}

function hostOf(server: Server | undefined): string {
  const listenAddress = server?.address() as AddressInfo | null | undefined;
  if (!listenAddress) throw new TypeError('The platform is not listening.');
  const { address, port } = listenAddress;
  if (address === '0.0.0.0') return `127.0.0.1:${port}`;
  if (address === '::') return `[::1]:${port}`;
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}
