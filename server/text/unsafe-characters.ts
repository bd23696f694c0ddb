/**
 * Characters that a line of untrusted text must not contain. Control characters are invisible, and PostgreSQL rejects one
 * of them. The others reverse or break the surrounding text.
 */
const unsafeCharacters = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

export const hasUnsafeCharacters = (line: string): boolean => line.search(unsafeCharacters) !== -1;

export const replaceUnsafeCharacters = (line: string, replacement: string): string =>
  line.replace(unsafeCharacters, replacement);
