import type { ComicEntry, ComicSource } from './comic-source.ts';

/** A comic whose pages a program makes, one when it is asked for; they stay in the order given. */
export function madeSource(name: string, pages: ComicEntry[]): ComicSource {
  return { name, pages, details: undefined, supplement: undefined, close: async () => {} };
}
