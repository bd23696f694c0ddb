import { Type } from 'typebox';
import { IssuePages, Language } from '../catalogue/schemas.ts';
import { WithId } from '../catalogue/service.ts';
import { callerOf } from '../http/access.ts';
import { ApiError } from '../http/api-error.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { findEdition } from './find-edition.ts';
import { obstacleOf, readingFailures } from './may-read.ts';
import { createPageTemplates } from './page-templates.ts';
import type { ReadingService } from './service.ts';

/** Checks the right to read on every request. The parts that are equal for all readers of an edition are cached. */
export function pagesRoute(app: App, service: ReadingService): void {
  const { database, pictures, ages } = service;
  const templateOf = createPageTemplates(service);

  app.get(
    '/issue/:id/pages',
    {
      config: { access: 'reader', failures: readingFailures },
      schema: {
        operationId: 'getIssuePages',
        summary: 'The pages of an issue. Their addresses expire, at the latest when the session ends.',
        tags: ['issue'],
        params: WithId,
        querystring: Type.Object({ language: Type.Optional(Language) }),
        response: { 200: IssuePages },
      },
    },
    async (request, reply) => {
      const { uuid, session } = callerOf(request);
      const { id } = request.params;
      const language = request.query.language ?? chooseLanguage(request.headers['accept-language']);
      const now = new Date();
      const edition = await findEdition(database, { readerId: uuid, issueId: id, language, now });
      if (!edition) throw new ApiError('ISSUE.NOT_FOUND');
      const obstacle = await obstacleOf(edition, uuid, ages);
      if (obstacle) throw new ApiError(obstacle);
      const template = await templateOf(edition, (answer) => String(reply.serializeInput(answer, '200')));
      const expiresAt = pictures.pageAddressExpiry(now);
      const text = template({
        expiresAt: expiresAt.toISOString(),
        sign: pictures.createPageSigner(session.id, expiresAt),
        reading: edition.readingAt && {
          page: edition.readingPage,
          readAt: edition.readingAt.toISOString(),
        },
      });
      reply.headers({
        'cache-control': 'private, no-store',
        'content-type': 'application/json; charset=utf-8',
      });
      return sendText(reply, text);
    },
  );
}

/** The text is already serialized, but the type of the route expects an object. */
function sendText<Reply extends { send(text: never): unknown }>(reply: Reply, text: string): never {
  return reply.send(text as never) as never;
}
