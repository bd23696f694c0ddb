import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppSettings } from '../configuration/app-settings.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { sendPrepared } from '../http/prepared-body.ts';
import { Refusal } from '../http/refusal.ts';
import type { Seo } from '../seo/open-seo.ts';
import { pageLanguage } from '../seo/page-language.ts';
import type { AskService } from './first-view-messages.ts';
import { openFirstViews } from './first-views.ts';
import { openWebPage } from './web-page.ts';

const year = '365d';

/** What browsers and crawlers look for at the root, such as favicon.ico and robots.txt. */
const rootFile = '[\\w-]+\\.(?:ico|png|svg|txt|webmanifest|xml)';

/** What is no address of the app, even when it is not there. */
const notOfTheApp = new RegExp(`^/(?:(?:api|assets|documents|thirdparty)(?:[/?]|$)|${rootFile}(?:\\?|$))`);

interface Manner {
  seo?: Seo | null;
  /** Milliseconds that a first view is kept. */
  lifetime?: number;
  /** How long a page waits for its first view. */
  timeoutMs?: number | undefined;
}

/**
 * Serves the built web app: its assets, whose names change with their content, for ever; its one page under every
 * address that a browser opens and no service owns.
 */
export async function serveWebApp(
  app: FastifyInstance,
  configuration: Pick<Configuration, 'webDirectory' | 'firstView'> & AppSettings,
  { seo = null, lifetime = 3000, timeoutMs = 400 }: Manner = {},
): Promise<void> {
  const directory = resolve(configuration.webDirectory);
  const { comicsAddress, firstView } = configuration;
  // What another service would answer is not known here.
  const firstViews =
    firstView && comicsAddress.startsWith('/')
      ? openFirstViews({
          directory,
          call: askOwn(app, comicsAddress),
          lifetime,
          onProblem: (error) => app.log.error({ err: error }, 'a first view could not be drawn'),
        })
      : null;
  app.addHook('onClose', () => firstViews?.close());
  const page = openWebPage({
    directory,
    addresses: configuration,
    pageFacts: seo?.pageFacts ?? null,
    drawFirstView: firstViews?.draw ?? null,
    timeoutMs,
  });
  await app.register(files, { serve: false, root: directory, preCompressed: true, suppressWarning: true });

  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { access: 'anyone' }, schema: { hide: true } },
    (request, reply) =>
      reply.sendFile(`assets/${request.params['*']}`, { maxAge: year, immutable: true, index: false }),
  );

  app.get<{ Params: { file: string } }>(
    `/:file(^${rootFile}$)`,
    { config: { access: 'anyone' }, schema: { hide: true } },
    (request, reply) => reply.sendFile(request.params.file, { maxAge: '1d', index: false }),
  );

  // Texts that stand for themselves: the terms of use and the like.
  app.get<{ Params: { '*': string } }>(
    '/documents/*',
    { config: { access: 'anyone' }, schema: { hide: true } },
    (request, reply) => reply.sendFile(`documents/${request.params['*']}`, { maxAge: '1d', index: false }),
  );

  seo?.routes(app);

  app.setNotFoundHandler(async (request, reply) => {
    if (!opensPage(request)) throw new Refusal('ROUTE.NOT_FOUND');
    const language = pageLanguage(request.headers.cookie);
    const opened = await page(request.url, language);
    if (!opened) {
      return reply.code(404).type('text/plain').send('The web app is not built yet: npm run build.\n');
    }
    reply.header('cache-control', 'no-cache');
    const { status, body } = opened;
    // What is not there is told each time: 304 would say that it is.
    const asked = status === 200 ? request : { headers: { ...request.headers, 'if-none-match': undefined } };
    return sendPrepared(asked, reply.code(status), body);
  });
}

const askOwn =
  (app: FastifyInstance, service: string): AskService =>
  async (address, headers) => {
    const answer = await app.inject({ url: `${service}${address}`, headers });
    if (answer.statusCode !== 200) throw new Error(`${address} was answered with ${answer.statusCode}.`);
    return answer.json();
  };

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !notOfTheApp.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '');
}
