import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { MissingOriginal } from '../images/missing-original.ts';
import type { ServedPicture } from './pictures.ts';

/** Sends a picture, 304 if the client has it already, or 404 if it is missing from the store. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  choosePicture: () => Promise<ServedPicture>,
  cacheControl: string,
): Promise<FastifyReply> {
  try {
    return await sendOrThrow(request, reply, choosePicture, cacheControl);
  } catch (error) {
    if (!(error instanceof MissingOriginal)) throw error;
    request.log.error({ err: error }, 'an image is missing from the store');
    throw new ApiError('IMAGE.NOT_FOUND');
  }
}

async function sendOrThrow(
  request: FastifyRequest,
  reply: FastifyReply,
  choosePicture: () => Promise<ServedPicture>,
  cacheControl: string,
): Promise<FastifyReply> {
  let picture = await choosePicture();
  const setHeaders = () =>
    reply
      .headers({ etag: picture.etag, 'cache-control': cacheControl, 'content-type': picture.contentType })
      .header('vary', 'Accept');
  if (includesTag(request.headers['if-none-match'], picture.etag)) {
    return setHeaders().removeHeader('content-type').code(304).send();
  }
  let opened = await picture.open();
  if (!opened) {
    // The derived file was deleted, so create it again.
    picture = await choosePicture();
    opened = await picture.open();
  }
  if (!opened) throw new MissingOriginal(picture.etag);
  return setHeaders()
    .header('content-length', opened.bytes)
    .send(await opened.body());
}

function includesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
