import { Type } from 'typebox';
import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import { findVisitorObstacle } from '../catalogue/may-see.ts';
import { IssuePages, Language } from '../catalogue/schemas.ts';
import { WithId } from '../catalogue/service.ts';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';
import { chooseLanguage } from '../http/language.ts';
import type { App } from '../http/open-app.ts';
import { privateHeaders } from '../http/private-headers.ts';
import { findEdition } from './find-edition.ts';
import { obstacleOf, readingError, scopeOf } from './may-read.ts';
import { createPageTemplates } from './page-templates.ts';
import type { ReadingService } from './service.ts';

const failures = [
  'ISSUE.NOT_FOUND',
  'ISSUE.UNAVAILABLE_MARKET',
  'USER.BLOCKED_CONTENT',
  'USER.AGE_UNCONFIRMED',
  'USER.AGE_UNVERIFIED',
  'USER.AGE_NEEDS_ACCOUNT',
  'USER.OUTSIDE_HOURS',
  'REQUEST.TOO_MANY',
] as const satisfies ApiErrorCode[];

/**
 * Checks the right to read on every request. Without it, only the pages of the sample are sent. The parts that are equal
 * for all readers of an edition are cached.
 */
export function pagesRoute(app: App, service: ReadingService): void {
  const { database, pictures, ages, countVisitor } = service;
  const templateOf = createPageTemplates(service);

  app.get(
    '/issue/:id/pages',
    {
      config: { access: 'anyone or reader', failures },
      schema: {
        operationId: 'getIssuePages',
        summary:
          'The pages of an issue, or its sample. Their addresses expire, at the latest when the session ends.',
        tags: ['issue'],
        params: WithId,
        querystring: Type.Object({
          language: Type.Optional(Language),
          version: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: 1_000_000_000,
              description:
                'The version that the viewer has open, so that a comic does not change while it is read. By default, and if it is unknown, the current one.',
            }),
          ),
          isOfAge: Type.Optional(
            Type.Boolean({
              description: 'A visitor declares to be 18 or older, which content for adults requires.',
            }),
          ),
        }),
        response: { 200: IssuePages },
      },
    },
    async (request, reply) => {
      const { caller } = request;
      if (!caller) await countVisitor(request.ip);
      const readerId = caller?.uuid ?? null;
      const { id } = request.params;
      const language = request.query.language ?? chooseLanguage(request.headers['accept-language']);
      const now = new Date();
      const pagesVersion = request.query.version ?? null;
      const edition = await findEdition(database, { readerId, issueId: id, language, pagesVersion, now });
      if (!edition) throw new ApiError('ISSUE.NOT_FOUND');
      const obstacle = await obstacleOf(edition, readerId, { ages, now });
      const scope = scopeOf(obstacle);
      if (obstacle && scope === 'none') throw readingError(obstacle, edition);
      if (!caller) checkVisitor(edition.parentalRating, request.query.isOfAge ?? false, ages);
      const template = await templateOf(edition, scope === 'sample', (answer) =>
        String(reply.serializeInput(answer, '200')),
      );
      const expiresAt = pictures.pageAddressExpiry(now);
      const text = template({
        expiresAt: expiresAt.toISOString(),
        sign: pictures.createPageSigner(caller?.session.id ?? null, expiresAt),
        reading: edition.readingAt && {
          page: edition.readingPage,
          pagesCount: edition.readingPagesCount,
          readAt: edition.readingAt.toISOString(),
        },
      });
      reply.headers({
        ...privateHeaders,
        'content-type': 'application/json; charset=utf-8',
      });
      return sendText(reply, text);
    },
  );
}

/** Throws an error if visitors may not see content with this rating. Rule 8. */
function checkVisitor(rating: string, hasDeclaredAdult: boolean, ages: AgeVerifier): void {
  const obstacle = findVisitorObstacle(rating, hasDeclaredAdult, ages);
  if (obstacle) throw new ApiError(obstacle);
}

/** The text is already serialized, but the type of the route expects an object. */
function sendText<Reply extends { send(text: never): unknown }>(reply: Reply, text: string): never {
  return reply.send(text as never) as never;
}
