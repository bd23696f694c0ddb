import { readAcceptHeader } from '../../http/read-accept-header.ts';

/** What a client takes, by its Accept header. */
export interface AcceptedFormats {
  avif: boolean;
  webp: boolean;
  /** WebP also when it is not named: an image stored as WebP then needs no other form. */
  anything: boolean;
}

/** AVIF and WebP must be named: a client that takes anything (`*` + `/*`) may still be unable to show them. */
export function acceptedFormats(accept: string | undefined): AcceptedFormats {
  const accepted = new Set(readAcceptHeader('accept', accept).mediaTypes());
  const anything = accepted.has('*/*') || accepted.has('image/*');
  return { avif: accepted.has('image/avif'), webp: accepted.has('image/webp'), anything };
}
