import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { type AppSettings, appSettings } from '../configuration/app-settings.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { tokenizerPolicyOf } from '../configuration/tokenizers.ts';

type Addresses = Pick<Configuration, 'publicUrl' | 'serviceOrigins'> & AppSettings;

/** The content policy allows only what the web app uses. Headers that need https are sent only with an https address. */
export function addSecurityHeaders(app: FastifyInstance, addresses: Addresses): void {
  const isSecure = addresses.publicUrl?.startsWith('https:') ?? false;
  const settings = appSettings(addresses);
  const services = [
    ...originsOf(settings['banca:comics']),
    ...originsOf(settings['banca:identity']),
    ...addresses.serviceOrigins,
  ];
  const tokenizer = tokenizerPolicyOf(settings['banca:tokenizer']);
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...tokenizer.script],
        styleSrc: ["'self'"],
        // The comics service serves covers and pages, the identity service serves avatars.
        imgSrc: ["'self'", 'data:', 'blob:', ...unique([...services, ...tokenizer.image])],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...unique([...services, ...originsOf(settings['banca:postal']), ...tokenizer.connect]),
        ],
        ...(tokenizer.frame.length > 0 && { frameSrc: [...tokenizer.frame] }),
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // Policies of the build, of the web app's sanitiser, of the push worker and of the tokenizer.
        trustedTypes: ['banca', 'banca-html', 'banca-push', ...tokenizer.trustedTypes],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    setHeaders(request.raw, reply.raw, (error) => next(error as Error | undefined));
  });
}

const unique = (origins: string[]): string[] => [...new Set(origins)];

function originsOf(address: string): string[] {
  return address.startsWith('/') || address === '' ? [] : [new URL(address).origin];
}
