import type { ImportResult } from '../../media/import/importer.ts';
import { replaceUnsafeCharacters } from '../../text/unsafe-characters.ts';

/** Returns the output for a comic: one line, and another one for each note. */
export function resultLines(path: string, result: ImportResult): string[] {
  // Names in archives are untrusted.
  return linesOf(path, result).map((line) => replaceUnsafeCharacters(line, '\u{fffd}'));
}

function linesOf(path: string, result: ImportResult): string[] {
  if (result.outcome === 'failed') return [`Failed: ${path} ${result.reason}.`];
  if (result.outcome === 'known') {
    const line = `Already imported: ${path} is "${result.title}" (${result.slug}).`;
    return result.restored === 0
      ? [line]
      : [line, `  Restored: ${formatPageCount(result.restored)} missing from the store.`];
  }
  const pages = formatPageCount(result.pages);
  return [
    `Imported: ${path} as "${result.title}" (${result.slug}), ${pages}.`,
    ...result.notes.map((note) => `  Note: ${note}.`),
  ];
}

const formatPageCount = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`;
