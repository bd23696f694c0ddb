import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { codeOf, messageOf } from '../../errors/error-facts.ts';
import { type ImportLimits, importLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { refuseOtherFormats } from './archive-format.ts';
import { BoundedReader } from './bounded-reader.ts';
import { type ComicPath, decodeFileName } from './comic-path.ts';
import type { ComicEntry, ComicSource } from './comic-source.ts';
import { entryNames, refuseLongName } from './entry-names.ts';
import { quoteName } from './quote-name.ts';
import { refuseOtherDocuments } from './refuse-other-documents.ts';
import { sortEntries } from './sort-entries.ts';
import { type NamedEntry, refuseBomb } from './unpacking-limits.ts';

/** A ZIP archive (CBZ) as a comic. What is announced is checked here, what comes out when an entry is read. */
export async function openArchive(
  path: ComicPath,
  limits: ImportLimits = importLimits,
): Promise<ComicSource> {
  const size = await refuseOtherFormats(path);
  const zip = await openZip(path, size).catch(refuseArchive);
  try {
    if (zip.entryCount > limits.entries) throw new Refusal(`has more than ${limits.entries} entries`);
    const entries = await namedEntriesOf(zip, limits).catch(refuseArchive);
    const encrypted = entries.find(({ entry }) => entry.isEncrypted());
    if (encrypted) throw new Refusal(`holds ${quoteName(encrypted.name)}, which is encrypted`);
    const files = entries.filter((each) => !each.name.endsWith('/')).map((each) => fileOf(zip, each, limits));
    await refuseOtherDocuments(files);
    refuseBomb(entries, size, limits);
    return { name: decodeFileName(path), ...sortEntries(files), close: async () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Names are not decoded here, because yauzl assumes code page 437 for every name that is not marked as UTF-8. */
async function openZip(path: ComicPath, size: number): Promise<ZipFile> {
  const file = await open(path);
  try {
    const reader = new BoundedReader(file, size);
    return await fromRandomAccessReaderPromise(reader, size, { autoClose: false, decodeStrings: false });
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function namedEntriesOf(zip: ZipFile, limits: ImportLimits): Promise<NamedEntry[]> {
  const entries: Entry[] = [];
  let directoryBytes = 0;
  for await (const entry of zip.eachEntry()) {
    refuseLongName(entry);
    directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (directoryBytes > limits.directoryBytes)
      throw new Refusal('has a table of contents that is too large');
    entries.push(entry);
  }
  const names = entryNames(entries);
  return entries.map((entry, index) => ({ entry, name: names[index] ?? '' }));
}

const fileOf = (zip: ZipFile, named: NamedEntry, limits: ImportLimits): ComicEntry & { size: number } => ({
  name: named.name,
  size: named.entry.uncompressedSize,
  read: () => unpack(zip, named, limits),
});

async function unpack(zip: ZipFile, { name, entry }: NamedEntry, limits: ImportLimits): Promise<Buffer> {
  const holds = `holds ${quoteName(name)}, which`;
  if (isLink(entry)) throw new Refusal(`${holds} is a symbolic link`);
  if (entry.uncompressedSize > limits.imageBytes)
    throw new Refusal(`${holds} is larger than one image may be`);
  const bytes = await inflate(zip, entry).catch((error: unknown) => {
    if (isSystemError(error)) throw error;
    throw new Refusal(`${holds} cannot be unpacked: ${messageOf(error)}`);
  });
  if (crc32(bytes) !== entry.crc32) throw new Refusal(`${holds} is damaged (its checksum is wrong)`);
  return bytes;
}

/** Whether the entry is a Unix symbolic link. Its content is the target path. */
const isLink = ({ versionMadeBy, externalFileAttributes }: Entry): boolean =>
  versionMadeBy >> 8 === 3 && externalFileAttributes >>> 28 === 0xa;

async function inflate(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Sizes that an archive announces were checked on opening; one that lies is stopped here.
    if (size > entry.uncompressedSize) throw new Error('it unpacks to more than the archive announces');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** An error of the file system is told in its own words; those of zlib say what is wrong with the archive. */
const isSystemError = (error: unknown) => /^E[A-Z]+$/.test(codeOf(error) ?? '');

function refuseArchive(error: unknown): never {
  if (isSystemError(error) || error instanceof Refusal) throw error;
  const why = messageOf(error);
  if (/encryption/.test(why)) throw new Refusal('is encrypted');
  throw new Refusal(`is not a readable ZIP archive: ${why.replace(/\.$/, '')}`);
}
