import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { callerOf } from '../../http/access.ts';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { privateHeaders } from '../../http/private-headers.ts';
import { ensureReader } from '../../readers/readers.ts';
import { isChannelOn, turnChannelOff, turnChannelOn } from '../announcement-channels.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/** The path of unsubscribe links in the comics service. */
export const unsubscribePath = '/follow/unsubscribe';

interface AnnouncementService {
  database: Database;
  unsubscribeLinks: UnsubscribeLinks;
}

const AnnouncementSettings = Type.Object(
  { email: Type.Boolean({ description: 'Whether new issues are announced by email.' }) },
  { additionalProperties: false, title: 'AnnouncementSettings' },
);

const UnsubscribeLink = Type.Object({
  reader: Type.Optional(Type.String({ maxLength: 100 })),
  signature: Type.Optional(Type.String({ maxLength: 100 })),
});

export function announcementRoutes(app: App, { database, unsubscribeLinks }: AnnouncementService): void {
  app.get(
    '/follow/announcements',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'getAnnouncementSettings',
        summary: 'How the caller hears about new issues of what they follow.',
        tags: ['follow'],
        response: { 200: AnnouncementSettings },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      return { email: await isChannelOn(database, callerOf(request).uuid, 'email') };
    },
  );

  app.put(
    '/follow/announcements',
    {
      config: { access: 'reader' },
      schema: {
        operationId: 'setAnnouncementSettings',
        summary:
          'Turns emails about new issues on or off. They are sent at most once a day, to confirmed addresses.',
        tags: ['follow'],
        body: AnnouncementSettings,
        response: { 200: AnnouncementSettings },
      },
    },
    async (request, reply) => {
      const { uuid } = callerOf(request);
      if (request.body.email) {
        await ensureReader(database, uuid);
        await turnChannelOn(database, uuid, 'email');
      } else {
        await turnChannelOff(database, uuid, 'email');
      }
      reply.headers(privateHeaders);
      return request.body;
    },
  );

  app.register(async (scope: App) => {
    // The form of a mail program, which RFC 8058 lets choose the type, or of the page. Its content is not needed.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null),
    );
    scope.route({
      method: ['GET', 'POST'],
      url: unsubscribePath,
      config: { access: 'anyone' },
      schema: { hide: true, querystring: UnsubscribeLink },
      async handler(request, reply) {
        const { reader = '', signature = '' } = request.query;
        const isValid = unsubscribeLinks.isValid(reader, signature);
        const isPost = request.method === 'POST';
        if (isValid && isPost) await turnChannelOff(database, reader, 'email');
        const state = isValid ? (isPost ? 'done' : 'question') : 'invalid';
        const language = chooseLanguage(request.headers['accept-language']);
        return reply
          .code(isValid ? 200 : 400)
          .headers({ ...privateHeaders, 'referrer-policy': 'no-referrer' })
          .type('text/html; charset=utf-8')
          .send(unsubscribePage(state, language));
      },
    });
  });
}
