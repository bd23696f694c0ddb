/** What a client takes, by its Accept header. */
export interface AcceptedFormats {
  avif: boolean;
  webp: boolean;
  /** WebP also when it is not named: an image stored as WebP then needs no other form. */
  anything: boolean;
}

/** AVIF and WebP must be named: a client that takes anything (`*` + `/*`) may still be unable to show them. */
export function acceptedFormats(accept: string | undefined): AcceptedFormats {
  const taken = new Set(
    (accept ?? '*/*')
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  );
  const anything = taken.has('*/*') || taken.has('image/*');
  return { avif: taken.has('image/avif'), webp: taken.has('image/webp'), anything };
}
