/**
 * The text in one line, as services store it: control characters, unpaired surrogates and spaces become one space, and
 * marks of the text direction are removed.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
