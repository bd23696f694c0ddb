import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { issueFailures } from '../catalogue/not-offered.ts';
import { WithId } from '../catalogue/service.ts';
import { callerOf } from '../http/access.ts';
import type { App } from '../http/open-app.ts';
import { privateHeaders } from '../http/private-headers.ts';
import { addLike, findLikes, removeLike } from './likes.ts';
import type { ReadingService } from './service.ts';

const Count = Type.Integer({ minimum: 0, description: 'The number of readers who like the issue.' });
const LikesCount = Type.Object({ count: Count }, { additionalProperties: false, title: 'LikesCount' });
const LikeState = Type.Object(
  { count: Count, isLiked: Type.Boolean({ description: 'Whether the caller likes the issue.' }) },
  { additionalProperties: false, title: 'LikeState' },
);

export function likeRoutes(app: App, { database, ages, sendPublicAnswer, marketOf }: ReadingService): void {
  const viewerOf = async (request: FastifyRequest) => ({
    readerId: callerOf(request).uuid,
    market: await marketOf(request),
  });

  app.get(
    '/issue/:id/likes',
    {
      config: { access: 'anyone', failures: issueFailures },
      schema: {
        operationId: 'countLikes',
        summary: 'How many readers like an issue.',
        tags: ['like'],
        params: WithId,
        response: { 200: LikesCount },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      return sendPublicAnswer(request, reply, { id }, async (market) => {
        const { count } = await findLikes(database, id, { readerId: null, market });
        return { count };
      });
    },
  );

  app.get(
    '/like/issue/:id',
    {
      config: { access: 'reader', failures: issueFailures },
      schema: {
        operationId: 'getLike',
        summary: 'Whether the caller likes an issue, and how many readers do.',
        tags: ['like'],
        params: WithId,
        response: { 200: LikeState },
      },
    },
    async (request, reply) => {
      reply.headers(privateHeaders);
      return findLikes(database, request.params.id, await viewerOf(request));
    },
  );

  app.put(
    '/like/issue/:id',
    {
      config: { access: 'reader', failures: [...issueFailures, 'USER.BLOCKED_CONTENT'] },
      schema: {
        operationId: 'like',
        summary: 'The caller likes an issue. Succeeds again if the caller already likes it.',
        tags: ['like'],
        params: WithId,
        response: { 200: LikeState },
      },
    },
    async (request, reply) => {
      const { uuid } = callerOf(request);
      await addLike({ database, ages }, uuid, request.params.id);
      reply.headers(privateHeaders);
      return findLikes(database, request.params.id, await viewerOf(request));
    },
  );

  app.delete(
    '/like/issue/:id',
    {
      config: { access: 'reader', failures: issueFailures },
      schema: {
        operationId: 'unlike',
        summary: 'The caller no longer likes an issue.',
        tags: ['like'],
        params: WithId,
        response: { 200: LikeState },
      },
    },
    async (request, reply) => {
      const { uuid } = callerOf(request);
      await removeLike(database, uuid, request.params.id);
      reply.headers(privateHeaders);
      return findLikes(database, request.params.id, await viewerOf(request));
    },
  );
}
