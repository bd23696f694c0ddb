import { resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { sendPrepared } from './prepared-body.ts';
import { Refusal } from './refusal.ts';
import { openWebPage } from './web-page.ts';

const year = '365d';

/** What browsers and crawlers look for at the root, such as favicon.ico and robots.txt. */
const rootFile = '[\\w-]+\\.(?:ico|png|svg|txt|webmanifest)';

/** What is no address of the app, even when it is not there. */
const notOfTheApp = new RegExp(`^/(?:(?:api|assets|documents)(?:[/?]|$)|${rootFile}(?:\\?|$))`);

/**
 * Serves the built web app: its assets, whose names change with their content, for ever; its one page under every
 * address that a browser opens and no service owns.
 */
export async function serveWebApp(
  app: FastifyInstance,
  configuration: Pick<Configuration, 'webDirectory' | 'comicsAddress' | 'identityAddress'>,
): Promise<void> {
  const directory = resolve(configuration.webDirectory);
  const page = openWebPage(directory, configuration);
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

  app.setNotFoundHandler(async (request, reply) => {
    if (!opensPage(request)) throw new Refusal('ROUTE.NOT_FOUND');
    const body = await page(request.url.split('?', 1)[0] ?? '/');
    if (!body) {
      return reply.code(404).type('text/plain').send('The web app is not built yet: npm run build.\n');
    }
    reply.header('cache-control', 'no-cache');
    return sendPrepared(request, reply.code(200), body);
  });
}

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !notOfTheApp.test(url) && /text\/html|\*\/\*/.test(headers.accept ?? '');
}
