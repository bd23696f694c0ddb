import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { codeOf, messageOf } from '../error-facts.ts';
import { type ImportLimits, importLimits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { refuseOtherFormats } from './archive-format.ts';
import type { ComicSource } from './comic-source.ts';
import { sortEntries } from './sort-entries.ts';
import { refuseBomb } from './unpacking-limits.ts';

/** A ZIP archive (CBZ) as a comic. What is announced is checked here, what comes out when an entry is read. */
export async function openArchive(path: string, limits: ImportLimits = importLimits): Promise<ComicSource> {
  const size = await refuseOtherFormats(path);
  const zip = await openPromise(path, { autoClose: false }).catch(refuseArchive);
  try {
    if (zip.entryCount > limits.entries) throw new Refusal(`has more than ${limits.entries} entries`);
    const entries = await entriesOf(zip).catch(refuseArchive);
    if (entries.some((entry) => entry.isEncrypted())) throw new Refusal('is encrypted');
    refuseBomb(entries, size, limits);
    const files = entries.filter((entry) => !entry.fileName.endsWith('/'));
    const sorted = sortEntries(
      files.map((entry) => ({ name: entry.fileName, read: () => unpack(zip, entry, limits) })),
    );
    return { name: basename(path), ...sorted, close: async () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

async function unpack(zip: ZipFile, entry: Entry, limits: ImportLimits): Promise<Buffer> {
  if (entry.uncompressedSize > limits.imageBytes) {
    throw new Refusal(`holds "${entry.fileName}", which is larger than one image may be`);
  }
  const bytes = await inflate(zip, entry).catch((error: unknown) => refuseEntry(entry, error));
  if (crc32(bytes) !== entry.crc32) {
    throw new Refusal(`holds "${entry.fileName}", which is damaged (its checksum is wrong)`);
  }
  return bytes;
}

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

function refuseEntry(entry: Entry, error: unknown): never {
  if (isSystemError(error)) throw error;
  const why = messageOf(error);
  throw new Refusal(`holds "${entry.fileName}", which cannot be unpacked: ${why}`);
}

function refuseArchive(error: unknown): never {
  if (isSystemError(error)) throw error;
  const why = messageOf(error);
  if (/^(absolute path|invalid relative path|invalid characters in fileName): /.test(why)) {
    throw new Refusal(`holds a path that leads out of the archive (${why.slice(why.indexOf(':') + 2)})`);
  }
  if (/encryption/.test(why)) throw new Refusal('is encrypted');
  throw new Refusal(`is not a readable ZIP archive: ${why.replace(/\.$/, '')}`);
}
