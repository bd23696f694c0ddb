/**
 * The text in one line, as services store it. Runs of spaces, control characters and unpaired surrogates become one
 * space. Text direction marks are removed.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
