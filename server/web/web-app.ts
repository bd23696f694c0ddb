import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppSettings } from '../configuration/app-settings.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { type ExternalLinkSettings, externalLinks } from '../configuration/external-links.ts';
import { ApiError } from '../http/api-error.ts';
import { sendPrepared } from '../http/prepared-body.ts';
import type { Seo } from '../seo/open-seo.ts';
import { pageLanguage } from '../seo/page-language.ts';
import type { ServiceCall } from './first-view-messages.ts';
import { openFirstViews } from './first-views.ts';
import { openWebPage } from './web-page.ts';

const assetMaxAge = '365d';
/** Files that browsers and crawlers request at the root, such as favicon.ico and robots.txt. */
const rootFile = '[\\w-]+\\.(?:ico|png|svg|txt|webmanifest|xml)';

/** The name of the script that shows messages while the app is closed. */
const pushWorker = 'push-worker.js';

/** Paths that never show the app, even if nothing exists there. */
const reservedPath = new RegExp(
  `^/(?:(?:api|assets|documents|thirdparty)(?:[/?]|$)|(?:${rootFile}|${pushWorker})(?:\\?|$))`,
);

interface WebAppOptions {
  seo?: Seo | null;
  /** How long a first view is cached. */
  lifetimeMs?: number;
  /** How long a page waits for its first view. */
  timeoutMs?: number | undefined;
}

/**
 * Serves the built web app. Its assets are cached permanently, because their names change with their content. Its single
 * page is served for every path that no service has.
 */
export async function serveWebApp(
  app: FastifyInstance,
  configuration: Pick<Configuration, 'webDirectory' | 'firstView'> & AppSettings & ExternalLinkSettings,
  { seo = null, lifetimeMs = 3000, timeoutMs = 400 }: WebAppOptions = {},
): Promise<void> {
  const directory = resolve(configuration.webDirectory);
  const { comicsAddress, firstView } = configuration;
  // Views need answers of the comics service, which may be external.
  const firstViews =
    firstView && comicsAddress.startsWith('/')
      ? openFirstViews({
          directory,
          call: callOwnService(app, comicsAddress),
          links: externalLinks(configuration),
          lifetimeMs,
          onProblem: (error) => app.log.error({ err: error }, 'a first view could not be rendered'),
        })
      : null;
  app.addHook('onClose', () => firstViews?.close());
  const getPage = openWebPage({
    directory,
    addresses: configuration,
    pageFacts: seo?.pageFacts ?? null,
    renderFirstView: firstViews?.render ?? null,
    timeoutMs,
  });
  await app.register(files, { serve: false, root: directory, preCompressed: true, suppressWarning: true });

  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { access: 'anyone' }, schema: { hide: true } },
    (request, reply) =>
      reply.sendFile(`assets/${request.params['*']}`, { maxAge: assetMaxAge, immutable: true, index: false }),
  );

  app.get<{ Params: { file: string } }>(
    `/:file(^${rootFile}$)`,
    { config: { access: 'anyone' }, schema: { hide: true } },
    (request, reply) => reply.sendFile(request.params.file, { maxAge: '1d', index: false }),
  );

  // Its name never changes, because browsers look for a new version at the address of the old one.
  app.get(`/${pushWorker}`, { config: { access: 'anyone' }, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(pushWorker, { cacheControl: false }),
  );

  // Static documents, such as the terms of use.
  app.get<{ Params: { '*': string } }>(
    '/documents/*',
    { config: { access: 'anyone' }, schema: { hide: true } },
    (request, reply) => reply.sendFile(`documents/${request.params['*']}`, { maxAge: '1d', index: false }),
  );

  seo?.routes(app);

  app.setNotFoundHandler(async (request, reply) => {
    if (!requestsPage(request)) throw new ApiError('ROUTE.NOT_FOUND');
    const language = pageLanguage(request.headers);
    const page = await getPage(request.url, language);
    if (!page) {
      return reply.code(404).type('text/plain').send('The web app is not built yet: npm run build.\n');
    }
    reply.header('cache-control', 'no-cache');
    const { status, body } = page;
    // A missing page must not be answered with 304, which would mean that it exists.
    const conditions =
      status === 200 ? request : { headers: { ...request.headers, 'if-none-match': undefined } };
    return sendPrepared(conditions, reply.code(status), body);
  });
}

const callOwnService =
  (app: FastifyInstance, service: string): ServiceCall =>
  async (address, headers) => {
    const answer = await app.inject({ url: `${service}${address}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${address} was answered with ${answer.statusCode}.`);
    return answer.json();
  };

function requestsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !reservedPath.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '');
}
