import { oneLine } from '../one-line.ts';

/** In Unicode code points, so most emoji count as one. Services refuse a longer text. */
const maxLength = 200;

/** The search text for a text that was typed or is part of an address. */
export const searchText = (text: string): string => [...oneLine(text)].slice(0, maxLength).join('').trim();
