import type { ImportResult } from '../../media/import/importer.ts';

/** Returns the output for a comic: one line, and another one for each note. */
export function resultLines(path: string, result: ImportResult): string[] {
  return linesOf(path, result).map(replaceControlCharacters);
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

/** Replaces control characters and text direction marks, because names in archives are untrusted. */
const replaceControlCharacters = (line: string) =>
  line.replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
