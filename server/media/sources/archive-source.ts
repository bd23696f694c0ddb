import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { codeOf, messageOf } from '../../errors/error-facts.ts';
import { type FileProblem, ImportFailure } from '../import-failure.ts';
import { type ImportLimits, importLimits } from '../import-limits.ts';
import { BoundedReader } from './bounded-reader.ts';
import { type ComicPath, decodeFileName } from './comic-path.ts';
import type { ComicEntry, ComicSource } from './comic-source.ts';
import { decodeEntryNames, refuseLongName } from './entry-names.ts';
import { quoteName } from './quote-name.ts';
import { refuseOtherDocuments } from './refuse-other-documents.ts';
import { refuseOtherFormats } from './refuse-other-formats.ts';
import { sortEntries } from './sort-entries.ts';
import { type NamedEntry, refuseZipBomb } from './unpacking-limits.ts';

/** Opens a ZIP archive (CBZ). It checks the directory of entries now, and the content of an entry when it is read. */
export async function openArchive(
  path: ComicPath,
  limits: ImportLimits = importLimits,
): Promise<ComicSource> {
  const size = await refuseOtherFormats(path);
  const zip = await openZip(path, size).catch(async (error: unknown) =>
    refuseArchive(error, (await beginsAsZip(path)) ? 'damaged' : 'otherFormat'),
  );
  try {
    if (zip.entryCount > limits.maxEntries)
      throw new ImportFailure(`has more than ${limits.maxEntries} entries`, 'tooManyPages');
    const entries = await namedEntriesOf(zip, limits).catch((error: unknown) =>
      refuseArchive(error, 'damaged'),
    );
    const encrypted = entries.find(({ entry }) => entry.isEncrypted());
    if (encrypted)
      throw new ImportFailure(`contains ${quoteName(encrypted.name)}, which is encrypted`, 'encrypted');
    const files = entries
      .filter((each) => !each.name.endsWith('/'))
      .map((each) => toComicEntry(zip, each, limits));
    await refuseOtherDocuments(files);
    refuseZipBomb(entries, size, limits);
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
    if (directoryBytes > limits.maxDirectoryBytes)
      throw new ImportFailure('has a table of contents that is too large', 'tooManyPages');
    entries.push(entry);
  }
  const names = decodeEntryNames(entries);
  return entries.map((entry, index) => ({ entry, name: names[index] ?? '' }));
}

const toComicEntry = (
  zip: ZipFile,
  named: NamedEntry,
  limits: ImportLimits,
): ComicEntry & { size: number } => ({
  name: named.name,
  size: named.entry.uncompressedSize,
  read: () => unpack(zip, named, limits),
});

async function unpack(zip: ZipFile, { name, entry }: NamedEntry, limits: ImportLimits): Promise<Buffer> {
  const subject = `contains ${quoteName(name)}, which`;
  if (isLink(entry)) throw new ImportFailure(`${subject} is a symbolic link`, 'unsafeNames', name);
  if (entry.uncompressedSize > limits.maxImageBytes)
    throw new ImportFailure(`${subject} is too large for an image`, 'tooLarge', name);
  const bytes = await inflate(zip, entry).catch((error: unknown) => {
    if (isSystemError(error)) throw error;
    throw new ImportFailure(`${subject} cannot be unpacked: ${messageOf(error)}`, 'damaged', name);
  });
  if (crc32(bytes) !== entry.crc32)
    throw new ImportFailure(`${subject} is damaged (its checksum is wrong)`, 'damaged', name);
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
    // The declared sizes were checked when the archive was opened. An entry that is larger than declared stops here.
    if (size > entry.uncompressedSize) throw new Error('it is larger than the archive declares');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Errors of the file system have their own messages. Errors of zlib describe a problem of the archive. */
const isSystemError = (error: unknown) => /^E[A-Z]+$/.test(codeOf(error) ?? '');

async function beginsAsZip(path: ComicPath): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

function refuseArchive(error: unknown, problem: FileProblem): never {
  if (isSystemError(error) || error instanceof ImportFailure) throw error;
  const message = messageOf(error);
  if (/encryption/.test(message)) throw new ImportFailure('is encrypted', 'encrypted');
  throw new ImportFailure(`is not a readable ZIP archive: ${message.replace(/\.$/, '')}`, problem);
}
