import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';

type Addresses = Pick<Configuration, 'publicUrl' | 'comicsAddress' | 'identityAddress'>;

/** The content policy allows nothing that the web app does not use; what only makes sense under https waits for it. */
export async function addSecurityHeaders(app: FastifyInstance, addresses: Addresses): Promise<void> {
  const isSecure = addresses.publicUrl?.startsWith('https:') ?? false;
  const comics = originOf(addresses.comicsAddress);
  const identity = originOf(addresses.identityAddress).filter((origin) => !comics.includes(origin));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Covers and pages come from one service, avatars from the other.
        imgSrc: ["'self'", 'data:', 'blob:', ...comics, ...identity],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...comics, ...identity],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The build's, and that of the web app's sanitiser.
        trustedTypes: ['banca', 'banca-html'],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
}

function originOf(address: string): string[] {
  return address.startsWith('/') || address === '' ? [] : [new URL(address).origin];
}
