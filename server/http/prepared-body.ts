import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type CompressionEffort, chooseEncoding, compress, type Encoding } from './encodings.ts';

/** A body that is sent many times. It has an ETag, and each encoding is created once, on first use. */
export interface PreparedBody {
  type: string;
  etag: string;
  bytes: Buffer;
  vary: string;
  effort: CompressionEffort;
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** The methods of a reply that sending needs, independent of the route's types. */
export interface ReplyMethods {
  code(status: number): unknown;
  header(name: string, value: string): unknown;
  type(type: string): unknown;
  send(body?: unknown): unknown;
}

/** `vary`: the request headers that the body depends on. `effort`: 'each time' for a body that changes soon. */
export function prepareBody(
  text: string,
  type: string,
  {
    vary = 'accept-encoding, accept-language',
    effort = 'once',
  }: { vary?: string; effort?: CompressionEffort } = {},
): PreparedBody {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  // A weak tag, because all encodings of the body share it.
  return { type, etag: `W/"${hash}"`, bytes, vary, effort, encoded: new Map() };
}

/** Sends the body in an encoding that the request allows, or 304 if the client has it already. */
export async function sendPrepared<Reply extends ReplyMethods>(
  request: Pick<FastifyRequest, 'headers'>,
  reply: Reply,
  body: PreparedBody,
): Promise<Reply> {
  reply.header('etag', body.etag);
  reply.header('vary', body.vary);
  if (includesEtag(request.headers['if-none-match'], body.etag)) {
    reply.code(304);
    reply.send();
    return reply;
  }
  reply.type(body.type);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply.send(encoding ? await getEncodedBody(body, encoding) : body.bytes);
  return reply;
}

function getEncodedBody({ bytes, effort, encoded }: PreparedBody, encoding: Encoding): Promise<Buffer> {
  const compressed = encoded.get(encoding) ?? compress(bytes, encoding, effort);
  encoded.set(encoding, compressed);
  return compressed;
}

function includesEtag(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((tag) => tag.trim());
  return known.includes('*') || known.includes(etag) || known.includes(etag.slice('W/'.length));
}
