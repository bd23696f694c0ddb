import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import type { Mailbox } from './mailbox.ts';
import { emailPage, mailboxPage } from './mailbox-page.ts';

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

  app.get(
    '/mailbox/:id',
    { ...route, schema: { hide: true, params: Type.Object({ id: Type.String() }) } },
    (request, reply) => {
      const email = mailbox.emails().find(({ id }) => id === request.params.id);
      const language = chooseLanguage(request.headers['accept-language']);
      return sendPage(reply.code(email ? 200 : 404), emailPage(email, address, language));
    },
  );
}

/** No caching, because emails contain codes that give access to accounts. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
