import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importLimits } from '../../../../../server/media/import-limits.ts';
import { openArchive } from '../../../../../server/media/sources/archive-source.ts';
import { createTemporaryFolder, forgeDirectory, makeZip, renameEntry, writeComic } from '../make-comics.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeAll(async () => {
  folder = await createTemporaryFolder();
});
afterAll(() => folder.remove());

async function writeArchive(bytes: Buffer | string): Promise<string> {
  const path = join(folder.path, 'bad.cbz');
  await writeFile(path, bytes);
  return path;
}

/** Opens an archive and reads all its pages. */
async function readAll(path: string, limits = importLimits): Promise<Record<string, string>> {
  const source = await openArchive(path, limits);
  try {
    const read: Record<string, string> = {};
    for (const page of source.pages) read[page.name] = (await page.read()).toString('latin1');
    return read;
  } finally {
    await source.close();
  }
}

test('returns the pages of an archive in natural order, and its name', async () => {
  const path = await writeComic(folder.path, { 'a/10.jpg': 'ten', 'a/2.jpg': 'two', 'x.txt': '' }, 'Mar.cbz');
  const source = await openArchive(path);
  expect(source.name).toBe('Mar.cbz');
  expect(source.pages.map(({ name }) => name)).toEqual(['a/2.jpg', 'a/10.jpg']);
  await source.close();
  expect(await readAll(path)).toEqual({ 'a/2.jpg': 'two', 'a/10.jpg': 'ten' });
});

test.each([
  ['an empty file', '', 'is empty'],
  [
    'a RAR archive',
    'Rar!\x1a\x07\x01\x00 and so on',
    'is a RAR archive (CBR); only CBZ, ZIP and PDF files and folders of images are imported',
  ],
  [
    'a 7z archive',
    Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]),
    'is a 7z archive (CB7); only CBZ',
  ],
  ['a text', 'no archive at all', 'is not a readable ZIP archive'],
])('%s is refused with its reason', async (_name, bytes, reason) => {
  await expect(readAll(await writeArchive(bytes))).rejects.toThrow(reason);
});

test('a truncated archive is refused', async () => {
  const bytes = await makeZip({ '1.jpg': 'one', '2.jpg': 'two' });
  await expect(readAll(await writeArchive(bytes.subarray(0, bytes.length - 30)))).rejects.toThrow(
    'is not a readable ZIP archive',
  );
});

test('an archive without entries is empty', async () => {
  await expect(readAll(await writeArchive(await makeZip({})))).rejects.toThrow('is empty');
});

test.each(['../../x.jpg', '/etc//x.jpg', 'C:/dir/x.jpg', '..\\..\\x.jpg'])(
  'a path outside the archive is refused: %s',
  async (path) => {
    const bytes = renameEntry(
      await makeZip({ [path.replace(/./g, 'a')]: 'one' }),
      path.replace(/./g, 'a'),
      path,
    );
    await expect(readAll(await writeArchive(bytes))).rejects.toThrow(
      'contains a path that leads out of the archive',
    );
  },
);

test('backslashes of old Windows programs separate folders', async () => {
  const bytes = renameEntry(await makeZip({ 'aaaa/1.jpg': 'one' }), 'aaaa/1.jpg', 'aaaa\\1.jpg');
  expect(await readAll(await writeArchive(bytes))).toEqual({ 'aaaa/1.jpg': 'one' });
});

test('an encrypted archive is refused as encrypted', async () => {
  const bytes = forgeDirectory(await makeZip({ '1.jpg': 'one' }), (entry) =>
    entry.writeUInt16LE(entry.readUInt16LE(8) | 1, 8),
  );
  await expect(readAll(await writeArchive(bytes))).rejects.toThrow('is encrypted');
});

test('a damaged page is named', async () => {
  const bytes = forgeDirectory(await makeZip({ '1.jpg': 'one' }), (entry) => entry.writeUInt32LE(1, 16));
  await expect(readAll(await writeArchive(bytes))).rejects.toThrow('contains "1.jpg", which is damaged');
});

test('a zip bomb is refused by its declared size, before it is unpacked', async () => {
  const path = await writeComic(folder.path, { '1.jpg': Buffer.alloc(4 * 1024 * 1024) });
  await expect(openArchive(path)).rejects.toThrow(
    'contains "1.jpg", which unpacks to more than 200 times its size',
  );
});

test('a zip bomb with a false declared size stops at that size', async () => {
  const bytes = forgeDirectory(await makeZip({ '1.jpg': Buffer.alloc(4 * 1024 * 1024) }), (entry) =>
    entry.writeUInt32LE(5000, 24),
  );
  await expect(readAll(await writeArchive(bytes))).rejects.toThrow(
    'contains "1.jpg", which cannot be unpacked',
  );
});

test('entries that share compressed bytes are counted together', async () => {
  const bytes = await makeZip({ '1.jpg': Buffer.alloc(150_000), '2.jpg': Buffer.alloc(150_000) });
  const limits = { ...importLimits, ratioIgnoredUpToBytes: 200_000 };
  await expect(readAll(await writeArchive(bytes), limits)).rejects.toThrow(
    'would unpack to more than 200 times',
  );
});

test.each([
  [{ maxEntries: 1 }, 'has more than 1 entries'],
  [{ maxTotalBytes: 5 }, 'would unpack to more than'],
  [{ maxImageBytes: 2 }, 'which is too large for an image'],
])('enforces the limit %j', async (limit, reason) => {
  const path = await writeComic(folder.path, { '1.jpg': 'one', '2.jpg': 'two' });
  await expect(readAll(path, { ...importLimits, ...limit })).rejects.toThrow(reason);
});
