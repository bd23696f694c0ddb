import { crc32 } from 'node:zlib';
import { type Entry, validateFileName } from 'yauzl';
import { ImportFailure } from '../import-failure.ts';
import { decodeUtf8 } from '../names/decode-utf8.ts';
import { createNameDecoder } from '../names/name-decoder.ts';
import { quoteName } from './quote-name.ts';

/** The maximum length of a path on Linux. */
const maxNameBytes = 4096;
/** Names are compared folder by folder. Thousands of folders in each name would take minutes. */
const maxDepth = 64;

/** Returns the paths of an archive's entries, separated by `/`. Refuses paths outside the archive. */
export function decodeEntryNames(entries: readonly Entry[]): string[] {
  const unicodeNames = entries.map(unicodeNameOf);
  const decode = createNameDecoder(
    entries.filter((_, index) => unicodeNames[index] === null).map(({ fileNameRaw }) => fileNameRaw),
  );
  const names = entries.map(({ fileNameRaw }, index) =>
    // Replaced after decoding, because in Shift_JIS and Big5 this byte can be the second half of a letter.
    (unicodeNames[index] ?? decode(fileNameRaw)).replaceAll('\\', '/'),
  );
  for (const name of names) {
    if (validateFileName(name) !== null) {
      throw new ImportFailure(
        `contains a path that leads out of the archive (${quoteName(name)})`,
        'unsafeNames',
        name,
      );
    }
    if (name.split('/').length > maxDepth) {
      throw new ImportFailure(
        `contains a path of more than ${maxDepth} folders (${quoteName(name)})`,
        'unsafeNames',
        name,
      );
    }
  }
  refuseDuplicates(names);
  return names;
}

export function refuseLongName({ fileNameRaw }: Entry): void {
  if (fileNameRaw.length <= maxNameBytes) return;
  const beginning = quoteName(fileNameRaw.toString('latin1', 0, 200));
  throw new ImportFailure(`contains a name of more than ${maxNameBytes} bytes (${beginning})`, 'unsafeNames');
}

/** The Info-ZIP Unicode Path field: https://libzip.org/specifications/appnote_iz.txt */
const unicodePathField = 0x7075;
const utf8Flag = 0x800;

/** Returns the Unicode name that the entry contains. Null if its encoding is unknown. */
function unicodeNameOf({ fileNameRaw, extraFields, generalPurposeBitFlag }: Entry): string | null {
  const field = extraFields.find(({ id }) => id === unicodePathField)?.data;
  // The field has a checksum of the plain name. A mismatch means that a program renamed the entry and ignored the
  // field.
  if (field && field.length > 5 && field[0] === 1 && field.readUInt32LE(1) === crc32(fileNameRaw)) {
    const name = decodeUtf8(field.subarray(5));
    if (name !== null) return name;
  }
  return (generalPurposeBitFlag & utf8Flag) === 0 ? null : decodeUtf8(fileNameRaw);
}

/** Refuses two files with the same name, because it is unclear which one to import. */
function refuseDuplicates(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (!name.endsWith('/') && seen.has(name))
      throw new ImportFailure(`contains two files named ${quoteName(name)}`, 'unsafeNames', name);
    seen.add(name);
  }
}
