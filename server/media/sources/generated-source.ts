import type { ComicEntry, ComicSource } from './comic-source.ts';

/** A comic whose pages a program generates on demand. The order of the pages does not change. */
export function generatedSource(name: string, pages: ComicEntry[]): ComicSource {
  return { name, pages, details: undefined, supplement: undefined, close: async () => {} };
}
