import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** What of a resource is counted, if it has several versions: their numbers would be mistaken for each other. */
export type VersionName = 'copy' | 'sale';

/** Throws an ApiError (412) if the request names another version in `If-Match`. Without the header, any version matches. */
export function requireVersion(expected: string | undefined, version: number, name?: VersionName): void {
  if (expected === undefined || expected.trim() === '*') return;
  // Proxies that compress an answer mark its tag as weak.
  const tags = expected.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes(tagOf(version, name))) throw new ApiError('REQUEST.VERSION_MISMATCH');
}

export const ifMatchOf = (request: FastifyRequest): string | undefined => request.headers['if-match'];

/** Sends the version as an ETag, which the client returns as `If-Match`. */
export const sendVersion = (reply: FastifyReply, version: number, name?: VersionName): void =>
  void reply.header('etag', tagOf(version, name));

const tagOf = (version: number, name?: VersionName) => `"${name ? `${name}-` : ''}${version}"`;
