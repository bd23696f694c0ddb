import type { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../http/open-app.ts';
import { prepareProviderRequest, sendPage } from '../provider-replies.ts';
import { choicePage, expiredPage } from './openid-page.ts';
import { standInPeople } from './openid-people.ts';
import type { OpenIdStandIn } from './openid-stand-in.ts';

type Provider = Awaited<ReturnType<typeof import('./openid-stand-in.ts').openStandIn>>;

const hiddenRoute = { config: { access: 'anyone' as const }, schema: { hide: true } };
const interactionRoute = {
  ...hiddenRoute,
  schema: { hide: true, params: Type.Object({ uid: Type.String() }) },
};
const choiceRoute = {
  ...hiddenRoute,
  schema: { hide: true, params: Type.Object({ uid: Type.String(), subject: Type.String() }) },
};

/** Mounts a stand-in for another company's OpenID provider at `${site()}${path}`. */
export async function openIdProviderRoutes(
  app: App,
  { site, ...standIn }: OpenIdStandIn & { site: () => string },
): Promise<void> {
  const { name } = standIn;
  const stylesheet = `${standIn.path}/page.css`;
  let openedProvider: { site: string; provider: Promise<Provider> } | undefined;

  /** Loads the library and opens the provider on the first request, and again if the site's origin has changed. */
  function getProvider(): Promise<Provider> {
    const origin = site();
    if (openedProvider?.site !== origin) openedProvider = { site: origin, provider: openProvider(origin) };
    return openedProvider.provider;
  }

  async function openProvider(origin: string): Promise<Provider> {
    const { openStandIn } = await import('./openid-stand-in.ts');
    const provider = await openStandIn(standIn, origin);
    const log = (err: Error) => app.log.error({ err }, `the ${name} stand-in failed`);
    provider.on('server_error', (_context, error) => log(error));
    // The provider is a Koa application, which prints errors without a listener. Its types do not declare the event.
    (provider as EventEmitter).on('error', log);
    return provider;
  }

  // The provider parses request bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.get(`/${name}/page.css`, hiddenRoute, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(new URL('./openid-page.css', import.meta.url), 'utf8')),
  );

  app.get(`/${name}/interaction/:uid`, interactionRoute, async (request, reply) => {
    const { uid } = request.params;
    const interaction = await findInteraction(request, reply, uid);
    if (!interaction) return sendPage(reply.code(400), expiredPage(site(), stylesheet));
    const { redirect_uri: redirect } = interaction.params;
    const address = `${standIn.path}/interaction/${uid}`;
    const page = choicePage({ name, people: standInPeople[name], address, stylesheet });
    return sendPage(reply, page, [site(), String(redirect)]);
  });

  app.post(`/${name}/interaction/:uid/as/:subject`, choiceRoute, async (request, reply) => {
    const { uid, subject } = request.params;
    const personExists = standInPeople[name].some((person) => person.subject === subject);
    if (!personExists || !(await findInteraction(request, reply, uid))) {
      return sendPage(reply.code(400), expiredPage(site(), stylesheet));
    }
    return finishSignIn(request, reply, { login: { accountId: subject, remember: false } });
  });

  app.post(`/${name}/interaction/:uid/cancel`, interactionRoute, async (request, reply) => {
    if (!(await findInteraction(request, reply, request.params.uid))) {
      return sendPage(reply.code(400), expiredPage(site(), stylesheet));
    }
    return finishSignIn(request, reply, {
      error: 'access_denied',
      error_description: 'The person cancelled.',
    });
  });

  app.route({
    ...hiddenRoute,
    method: ['GET', 'POST'],
    url: `/${name}/*`,
    handler: async (request, reply) => {
      const callback = (await getProvider()).callback();
      reply.hijack();
      prepareProviderRequest(request, reply, { mount: standIn.path, site: site() });
      callback(request.raw, reply.raw);
    },
  });

  /** The sign-in that this browser has started, which the provider recognizes by its cookie. */
  async function findInteraction(request: FastifyRequest, reply: FastifyReply, uid: string) {
    const details = await (await getProvider()).interactionDetails(request.raw, reply.raw).catch(() => null);
    return details?.uid === uid ? details : null;
  }

  async function finishSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ) {
    const address = await (await getProvider()).interactionResult(request.raw, reply.raw, result);
    return reply.redirect(address, 303);
  }
}
