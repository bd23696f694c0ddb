import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import { isLoopback } from '../configuration/loopback.ts';
import { ApiError } from './api-error.ts';

type Addresses = Pick<Configuration, 'publicUrl' | 'host'>;

/**
 * Rejects requests for host names that are not the platform's own. This prevents DNS rebinding: an attacker's page
 * whose host name resolves to this machine would have the same origin as the platform and could read everything.
 */
export function checkHost(app: FastifyInstance, addresses: Addresses): void {
  const isOwnHost = createHostCheck(addresses);
  app.addHook('onRequest', async (request) => {
    // Load balancers use the machine's IP address, and health checks reveal nothing confidential.
    if (request.routeOptions.url?.startsWith('/health/')) return;
    if (!isOwnHost(request.headers.host)) throw new ApiError('REQUEST.WRONG_HOST');
  });
}

/** Creates a check of Host headers. Ports are ignored, because a proxy or container may use another one. */
export function createHostCheck({ publicUrl, host }: Addresses): (header: string | undefined) => boolean {
  const ownHostName = publicUrl === undefined ? hostNameOf(host) : new URL(publicUrl).hostname;
  return (header) => {
    const name = hostNameOf(header);
    return name !== null && (name === ownHostName || isLoopback(name));
  };
}

/** Returns the host name in lower case, without the port and a trailing dot. Null if the header is not a valid host. */
function hostNameOf(header: string | undefined): string | null {
  const isBareAddress = header !== undefined && /^[\da-f]*:[\da-f:.]*:[\da-f.]*$/i.test(header);
  const address = `http://${isBareAddress ? `[${header}]` : header}`;
  if (!header || /[/?#@\\\s]/.test(header) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/\.$/, '');
}
