import { crc32 } from 'node:zlib';
import { type Entry, validateFileName } from 'yauzl';
import { decodeUtf8 } from '../names/decode-utf8.ts';
import { createNameDecoder } from '../names/name-decoder.ts';
import { Refusal } from '../refusal.ts';
import { quoteName } from './quote-name.ts';

/** As long as a path may be on Linux. */
const maxNameBytes = 4096;
/** Names are compared folder by folder: thousands in each would take minutes. */
const maxDepth = 64;

/** The paths of the entries of an archive, with `/` between the folders. Refuses those that lead out of it. */
export function entryNames(entries: readonly Entry[]): string[] {
  const certain = entries.map(unicodeName);
  const decode = createNameDecoder(
    entries.filter((_, index) => certain[index] === null).map(({ fileNameRaw }) => fileNameRaw),
  );
  const names = entries.map(({ fileNameRaw }, index) =>
    // Only once it is decoded: in Shift_JIS and Big5 this byte is the second half of letters.
    (certain[index] ?? decode(fileNameRaw)).replaceAll('\\', '/'),
  );
  for (const name of names) {
    if (validateFileName(name) !== null) {
      throw new Refusal(`holds a path that leads out of the archive (${quoteName(name)})`);
    }
    if (name.split('/').length > maxDepth) {
      throw new Refusal(`holds a path of more than ${maxDepth} folders (${quoteName(name)})`);
    }
  }
  refuseDoubles(names);
  return names;
}

export function refuseLongName({ fileNameRaw }: Entry): void {
  if (fileNameRaw.length <= maxNameBytes) return;
  const beginning = quoteName(fileNameRaw.toString('latin1', 0, 200));
  throw new Refusal(`holds a name of more than ${maxNameBytes} bytes (${beginning})`);
}

/** The Info-ZIP field for the name in Unicode: https://libzip.org/specifications/appnote_iz.txt */
const unicodePathField = 0x7075;
const utf8Flag = 0x800;

/** What the entry itself says in Unicode; null: its encoding is not known. */
function unicodeName({ fileNameRaw, extraFields, generalPurposeBitFlag }: Entry): string | null {
  const field = extraFields.find(({ id }) => id === unicodePathField)?.data;
  // The checksum is that of the plain name: a program that renamed the entry knew nothing of the field.
  if (field && field.length > 5 && field[0] === 1 && field.readUInt32LE(1) === crc32(fileNameRaw)) {
    const name = decodeUtf8(field.subarray(5));
    if (name !== null) return name;
  }
  return (generalPurposeBitFlag & utf8Flag) === 0 ? null : decodeUtf8(fileNameRaw);
}

/** Which of the two is meant, nobody can say. */
function refuseDoubles(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (!name.endsWith('/') && seen.has(name)) throw new Refusal(`holds two files named ${quoteName(name)}`);
    seen.add(name);
  }
}
