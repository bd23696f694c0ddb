import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { chooseEncoding, compress, type Effort, type Encoding } from './encodings.ts';

/** A body that is sent many times: its ETag is known and each encoding is made once, when first asked for. */
export interface PreparedBody {
  type: string;
  etag: string;
  bytes: Buffer;
  vary: string;
  effort: Effort;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** What sending needs of a reply, whatever the types of its route. */
export interface Sendable {
  code(status: number): unknown;
  header(name: string, value: string): unknown;
  type(type: string): unknown;
  send(body?: unknown): unknown;
}

/** `vary`: what of a request the body depends on; `effort`: 'each time' for what is soon another. */
export function prepareBody(
  text: string,
  type: string,
  { vary = 'accept-encoding, accept-language', effort = 'once' }: { vary?: string; effort?: Effort } = {},
): PreparedBody {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  // Weak: the encodings of one body share it.
  return { type, etag: `W/"${hash}"`, bytes, vary, effort, encoded: new Map() };
}

/** Answers with the body, encoded as the request allows, or with 304 when the caller has it already. */
export async function sendPrepared<Reply extends Sendable>(
  request: Pick<FastifyRequest, 'headers'>,
  reply: Reply,
  body: PreparedBody,
): Promise<Reply> {
  reply.header('etag', body.etag);
  reply.header('vary', body.vary);
  if (isKnown(request.headers['if-none-match'], body.etag)) {
    reply.code(304);
    reply.send();
    return reply;
  }
  reply.type(body.type);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.send(encoding ? await encodedBody(body, encoding) : body.bytes);
  return reply;
}

function encodedBody({ bytes, effort, encoded }: PreparedBody, encoding: Encoding): Promise<Buffer> {
  const kept = encoded.get(encoding) ?? compress(bytes, encoding, effort);
  encoded.set(encoding, kept);
  return kept;
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim());
  return known.includes('*') || known.includes(etag) || known.includes(etag.slice('W/'.length));
}
