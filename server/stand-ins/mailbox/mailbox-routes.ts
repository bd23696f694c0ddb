import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../http/api-error.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import type { Mailbox } from './mailbox.ts';
import { emailPage, framedEmail, mailboxPage } from './mailbox-page.ts';

/** The local mailbox as a page and, for tests, as JSON. */
export function mailboxRoutes(app: App, mailbox: Mailbox): void {
  const address = `${app.prefix}/mailbox`;
  const route = { config: { access: 'anyone' }, schema: { hide: true } } as const;

  app.get('/mailbox', route, (request, reply) => {
    const language = chooseLanguage(request.headers['accept-language']);
    return sendPage(reply, mailboxPage(mailbox.emails(), address, language));
  });

  app.get('/mailbox.json', route, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return mailbox.emails().map(({ html, ...email }) => email);
  });

  const emailRoute = {
    ...route,
    schema: { hide: true, params: Type.Object({ id: Type.String() }) },
  } as const;
  const findEmail = ({ id }: { id: string }) => mailbox.emails().find((each) => each.id === id);

  app.get('/mailbox/:id', emailRoute, (request, reply) => {
    const email = findEmail(request.params);
    const language = chooseLanguage(request.headers['accept-language']);
    reply.header(
      'content-security-policy',
      `${basePolicy}; style-src 'self'; img-src 'self'; frame-src 'self'`,
    );
    return sendPage(reply.code(email ? 200 : 404), emailPage(email, address, language));
  });

  app.get('/mailbox/:id/html', emailRoute, (request, reply) => {
    const email = findEmail(request.params);
    if (!email) throw new ApiError('ROUTE.NOT_FOUND');
    reply.header('content-security-policy', framePolicy).header('x-frame-options', 'SAMEORIGIN');
    return sendPage(reply, framedEmail(email));
  });
}

const basePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Emails have inline styles and nothing else. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-top-navigation-by-user-activation";

/** No caching, because emails contain codes that give access to accounts. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
