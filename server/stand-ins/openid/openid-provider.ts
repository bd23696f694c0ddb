import type { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../http/open-app.ts';
import { handOver, sendPage } from '../openid-answers.ts';
import { choicePage, expiredPage } from './openid-page.ts';
import { standInPeople } from './openid-people.ts';
import type { StandIn } from './openid-stand-in.ts';

type Provider = Awaited<ReturnType<typeof import('./openid-stand-in.ts').openStandIn>>;

const hidden = { config: { access: 'anyone' as const }, schema: { hide: true } };
const withInteraction = { ...hidden, schema: { hide: true, params: Type.Object({ uid: Type.String() }) } };
const withSubject = {
  ...hidden,
  schema: { hide: true, params: Type.Object({ uid: Type.String(), subject: Type.String() }) },
};

/** Mounts an OpenID provider that stands for another company's at `${site()}${path}`. */
export async function openIdProviderRoutes(
  app: App,
  { site, ...standIn }: StandIn & { site: () => string },
): Promise<void> {
  const { name } = standIn;
  const stylesheet = `${standIn.path}/page.css`;
  let opened: { site: string; provider: Promise<Provider> } | undefined;

  /** Made, with its library, when its address is first asked for; again when the site's address was not known yet. */
  function provider(): Promise<Provider> {
    const now = site();
    if (opened?.site !== now) opened = { site: now, provider: open(now) };
    return opened.provider;
  }

  async function open(at: string): Promise<Provider> {
    const { openStandIn } = await import('./openid-stand-in.ts');
    const made = await openStandIn(standIn, at);
    const log = (err: Error) => app.log.error({ err }, `the stand-in of ${name} failed`);
    made.on('server_error', (_context, error) => log(error));
    // Its typing forgets that it is a Koa application, which would write this on the terminal.
    (made as EventEmitter).on('error', log);
    return made;
  }

  // The provider reads the bodies of its requests itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.get(`/${name}/page.css`, hidden, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(new URL('./openid-page.css', import.meta.url), 'utf8')),
  );

  app.get(`/${name}/interaction/:uid`, withInteraction, async (request, reply) => {
    const { uid } = request.params;
    const waiting = await waitingFor(request, reply, uid);
    if (!waiting) return sendPage(reply.code(400), expiredPage(site(), stylesheet));
    const { redirect_uri: back } = waiting.params;
    const address = `${standIn.path}/interaction/${uid}`;
    const page = choicePage({ name, people: standInPeople[name], address, stylesheet });
    return sendPage(reply, page, [site(), String(back)]);
  });

  app.post(`/${name}/interaction/:uid/as/:subject`, withSubject, async (request, reply) => {
    const { uid, subject } = request.params;
    const isKnown = standInPeople[name].some((one) => one.subject === subject);
    if (!isKnown || !(await waitingFor(request, reply, uid))) {
      return sendPage(reply.code(400), expiredPage(site(), stylesheet));
    }
    return finish(request, reply, { login: { accountId: subject, remember: false } });
  });

  app.post(`/${name}/interaction/:uid/cancel`, withInteraction, async (request, reply) => {
    if (!(await waitingFor(request, reply, request.params.uid))) {
      return sendPage(reply.code(400), expiredPage(site(), stylesheet));
    }
    return finish(request, reply, { error: 'access_denied', error_description: 'The person cancelled.' });
  });

  app.route({
    ...hidden,
    method: ['GET', 'POST'],
    url: `/${name}/*`,
    handler: async (request, reply) => {
      const callback = (await provider()).callback();
      reply.hijack();
      handOver(request, reply, { mount: standIn.path, site: site() });
      callback(request.raw, reply.raw);
    },
  });

  /** The sign-in that this browser, known by the provider's cookie, has begun. */
  async function waitingFor(request: FastifyRequest, reply: FastifyReply, uid: string) {
    const details = await (await provider()).interactionDetails(request.raw, reply.raw).catch(() => null);
    return details?.uid === uid ? details : null;
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    result: Parameters<Provider['interactionResult']>[2],
  ) {
    const address = await (await provider()).interactionResult(request.raw, reply.raw, result);
    return reply.redirect(address, 303);
  }
}
