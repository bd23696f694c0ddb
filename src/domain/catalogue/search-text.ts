import { oneLine } from '../one-line.ts';

/** In Unicode code points, so that most emoji count as one. Services reject a longer text. */
const maxLength = 200;

/** Normalises a search text that was typed or comes from an address. */
export const searchText = (text: string): string => [...oneLine(text)].slice(0, maxLength).join('').trim();
