import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { isLoopback } from '../loopback.ts';
import { Refusal } from './refusal.ts';

type Addresses = Pick<Configuration, 'publicUrl' | 'host'>;

/**
 * Rejects requests for other host names than the platform's own. Else a page of an attacker whose name is made to
 * resolve to this machine (DNS rebinding) would count as the platform's own and could read everything.
 */
export function checkHost(app: FastifyInstance, addresses: Addresses): void {
  const isOwn = ownHostCheck(addresses);
  app.addHook('onRequest', async (request) => {
    // Load balancers call by the address of the machine, and get nothing worth stealing.
    if (request.routeOptions.url?.startsWith('/health/')) return;
    if (!isOwn(request.headers.host)) throw new Refusal('REQUEST.WRONG_HOST');
  });
}

/** A check of Host headers. Ports do not count: a proxy or container may have another one. */
export function ownHostCheck({ publicUrl, host }: Addresses): (header: string | undefined) => boolean {
  const own = publicUrl === undefined ? hostNameOf(host) : new URL(publicUrl).hostname;
  return (header) => {
    const name = hostNameOf(header);
    return name !== null && (name === own || isLoopback(name));
  };
}

/** In lower case, without a port and without the dot of an absolute name; null for what is no host. */
function hostNameOf(header: string | undefined): string | null {
  const isBareAddress = header !== undefined && /^[\da-f]*:[\da-f:.]*:[\da-f.]*$/i.test(header);
  const address = `http://${isBareAddress ? `[${header}]` : header}`;
  if (!header || /[/?#@\\\s]/.test(header) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/\.$/, '');
}
