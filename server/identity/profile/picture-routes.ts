import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../http/api-error.ts';
import { ImageResponse } from '../../http/image-response.ts';
import type { App } from '../../http/open-app.ts';
import type { IdentityService } from '../service.ts';

/** Serves avatars and covers, which are public. The address contains the hash of the picture, so it never changes. */
export function pictureRoutes(app: App, { database }: IdentityService): void {
  app.get(
    '/picture/:hash',
    {
      config: { access: 'anyone', failures: ['ROUTE.NOT_FOUND'] },
      schema: {
        operationId: 'getUserPicture',
        summary: 'An avatar or cover of a user, as WebP.',
        tags: ['user'],
        params: Type.Object({ hash: Type.String() }),
        response: { 200: ImageResponse },
      },
    },
    async (request, reply) => {
      const { hash } = request.params;
      if (!/^[0-9a-f]{64}$/.test(hash)) throw new ApiError('ROUTE.NOT_FOUND');
      const row = await database
        .selectFrom('identity.picture')
        .select('bytes')
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) throw new ApiError('ROUTE.NOT_FOUND');
      return send(request, reply, hash, Buffer.from(row.bytes));
    },
  );
}

function send(request: FastifyRequest, reply: FastifyReply, hash: string, bytes: Buffer): FastifyReply {
  const tag = `"${hash}"`;
  reply.headers({ etag: tag, 'cache-control': 'public, max-age=31536000, immutable' });
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return reply.type('image/webp').send(bytes);
}
