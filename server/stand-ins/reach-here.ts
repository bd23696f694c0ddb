import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CustomFetch } from 'openid-client';

/**
 * Reaches this very process whatever address its readers know it by: PUBLIC_URL may be one that only their browsers
 * can reach, such as the outer port of a container.
 */
export function reachHere(serverOf: () => Server | undefined): CustomFetch {
  return (url, options) => {
    const { pathname, search } = new URL(url);
    return fetch(`http://${placeOf(serverOf())}${pathname}${search}`, options as RequestInit);
  };
}

function placeOf(server: Server | undefined): string {
  const listening = server?.address() as AddressInfo | null | undefined;
  if (!listening) throw new TypeError('The platform does not listen.');
  const { address, port } = listening;
  if (address === '0.0.0.0') return `127.0.0.1:${port}`;
  if (address === '::') return `[::1]:${port}`;
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}
