/** A text in one line as services keep it: without control characters and halves of characters, singly spaced. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
