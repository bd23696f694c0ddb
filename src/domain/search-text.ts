import { oneLine } from './one-line.ts';

/** Characters, an emoji being one. Services refuse a longer text. */
const maxLength = 200;

/** What is searched for a text that was typed or came with an address. */
export const searchText = (text: string): string => [...oneLine(text)].slice(0, maxLength).join('').trim();
