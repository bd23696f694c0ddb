/** The text in one line, as services store it: control characters, unpaired surrogates and spaces become one space. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
