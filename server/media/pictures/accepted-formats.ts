import { readAcceptHeader } from '../../http/read-accept-header.ts';

/** The formats that a client accepts, according to its Accept header. */
export interface AcceptedFormats {
  avif: boolean;
  webp: boolean;
  /** The client accepts all images, so it also gets an image that is stored as WebP. */
  anyImage: boolean;
}

/** AVIF and WebP must be listed explicitly: a client that accepts anything (`*` + `/*`) may not support them. */
export function acceptedFormats(accept: string | undefined): AcceptedFormats {
  const accepted = new Set(readAcceptHeader('accept', accept).mediaTypes());
  const anyImage = accepted.has('*/*') || accepted.has('image/*');
  return { avif: accepted.has('image/avif'), webp: accepted.has('image/webp'), anyImage };
}
