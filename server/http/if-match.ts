import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Throws an ApiError (412) if the request names another version in `If-Match`. Without the header, any version matches. */
export function requireVersion(expected: string | undefined, version: number): void {
  if (expected === undefined || expected.trim() === '*') return;
  // Proxies that compress an answer mark its tag as weak.
  const names = expected.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!names.includes(tagOf(version))) throw new ApiError('REQUEST.VERSION_MISMATCH');
}

export const ifMatchOf = (request: FastifyRequest): string | undefined => request.headers['if-match'];

/** Sends the version as an ETag, which the client returns as `If-Match`. */
export const sendVersion = (reply: FastifyReply, version: number): void =>
  void reply.header('etag', tagOf(version));

const tagOf = (version: number) => `"${version}"`;
