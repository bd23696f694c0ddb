import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importLimits } from '../../../../../server/media/import-limits.ts';
import { openArchive } from '../../../../../server/media/sources/archive-source.ts';
import { createTemporaryFolder, makeZip } from '../make-comics.ts';
import { type RawEntry, rawZip, unicodePath } from '../raw-zip.ts';

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeAll(async () => {
  folder = await createTemporaryFolder();
});
afterAll(() => folder.remove());

/** Reads all pages and returns their names. */
async function readPageNames(bytes: Buffer): Promise<string[]> {
  const path = join(folder.path, 'some.cbz');
  await writeFile(path, bytes);
  const source = await openArchive(path);
  try {
    for (const page of source.pages) await page.read();
    return source.pages.map(({ name }) => name);
  } finally {
    await source.close();
  }
}

/** The end of a sentence that starts with the name of the file. */
const sentence = /^(is|has|contains|would) [^\n]{1,300}[^\s.]$/;

const buildEntries = (...names: (Buffer | string)[]): RawEntry[] =>
  names.map((name) => ({ name, content: 'page' }));
const bytesOf = (text: string) => Buffer.from(text, 'hex');

describe('names of entries', () => {
  it('are decoded even if the encoding uses the byte of the backslash', async () => {
    // ソ/表01.jpg and ソ/表02.jpg in Shift_JIS
    const pages = await readPageNames(
      rawZip(buildEntries(bytesOf('835c2f955c30322e6a7067'), bytesOf('835c2f955c30312e6a7067'))),
    );
    expect(pages).toEqual(['ソ/表01.jpg', 'ソ/表02.jpg']);
  });

  it('come from the Unicode field if it matches the plain name', async () => {
    const plain = Buffer.from('_1.jpg');
    const entries = [
      { name: plain, content: 'a', extra: unicodePath(plain, '第1話.jpg') },
      { name: '_2.jpg', content: 'b', extra: unicodePath(Buffer.from('renamed'), '第2話.jpg') },
    ];
    expect(await readPageNames(rawZip(entries))).toEqual(['_2.jpg', '第1話.jpg']);
  });

  it('are UTF-8 if they declare it, and are guessed if that is wrong', async () => {
    const entries = [
      { name: 'é.jpg', content: 'a', flags: 0x800 },
      { name: bytesOf('ff2e6a7067'), content: 'b', flags: 0x800 },
    ];
    expect(await readPageNames(rawZip(entries))).toEqual(
      expect.arrayContaining(['é.jpg', expect.any(String)]),
    );
  });

  it.each([
    ['NUL and control characters', buildEntries('a\0\u001b[2J\n1.jpg')],
    ['only case and normalisation apart', buildEntries('É.jpg', 'é.jpg', 'E\u0301.jpg', 'e\u0301.jpg')],
    ['dots and spaces at the end', buildEntries('1.jpg.', '2.jpg ')],
    [
      'every byte',
      buildEntries(
        ...Array.from({ length: 255 }, (_, byte) => Buffer.from([255 - byte, ...Buffer.from('.jpg')])).filter(
          ([byte]) => byte !== 0x2f && byte !== 0x5c && byte !== 0x2e,
        ),
      ),
    ],
    ['many folders', buildEntries(`${'a/'.repeat(60)}1.jpg`)],
  ])('can contain %s', async (_what, entries) => {
    expect(await readPageNames(rawZip(entries))).toHaveLength(entries.length);
  });
});

describe('openArchive rejects with a clear reason', () => {
  it.each<[string, Buffer, string]>([
    ['two entries of one name', rawZip(buildEntries('1.jpg', '1.jpg')), 'contains two files named "1.jpg"'],
    ['an absolute path', rawZip(buildEntries('/etc/1.jpg')), 'leads out of the archive ("/etc/1.jpg")'],
    ['a drive of Windows', rawZip(buildEntries('C:\\1.jpg')), 'leads out of the archive ("C:/1.jpg")'],
    ['a path that climbs out', rawZip(buildEntries('..\\..\\1.jpg')), 'leads out of the archive'],
    [
      'too many folders',
      rawZip(buildEntries(`${'a/'.repeat(2000)}1.jpg`)),
      'contains a path of more than 64 folders',
    ],
    [
      'a very long name',
      rawZip(buildEntries(Buffer.alloc(65_535, 'a'))),
      'contains a name of more than 4096 bytes',
    ],
    [
      'one encrypted entry',
      rawZip([...buildEntries('1.jpg'), { name: '2.jpg', content: 'page', flags: 1, method: 8 }]),
      'contains "2.jpg", which is encrypted',
    ],
    ['strong encryption', rawZip([{ name: '2.jpg', content: 'page', flags: 0x41 }]), 'is encrypted'],
    [
      'a symbolic link',
      rawZip([{ name: '1.jpg', content: '/etc/passwd', mode: 0o120777 }]),
      'contains "1.jpg", which is a symbolic link',
    ],
    [
      'an unknown compression',
      rawZip([{ name: '1.jpg', content: 'x', method: 93 }]),
      'contains "1.jpg", which cannot be unpacked: unsupported compression method: 93',
    ],
    [
      'an archive in it',
      rawZip(buildEntries('more/mar.cbz')),
      'has no images, but contains another archive, "more/mar.cbz": unpack it',
    ],
    ['texts alone', rawZip(buildEntries('a.txt')), 'has no images'],
  ])('%s', async (_what, bytes, reason) => {
    await expect(readPageNames(bytes)).rejects.toThrow(reason);
    await expect(readPageNames(bytes)).rejects.toThrow(sentence);
  });

  it('a table of contents above the limit', async () => {
    const path = join(folder.path, 'comments.cbz');
    await writeFile(path, rawZip([{ name: '1.jpg', comment: Buffer.alloc(1000) }]));
    await expect(openArchive(path, { ...importLimits, maxDirectoryBytes: 1000 })).rejects.toThrow(
      'has a table of contents that is too large',
    );
  });

  it.each([1, 10, 22, 30, 60, 100])('an archive without its last %d bytes', async (missing) => {
    const bytes = rawZip(buildEntries('1.jpg', '2.jpg', '3.jpg'));
    await expect(readPageNames(bytes.subarray(0, bytes.length - missing))).rejects.toThrow(sentence);
  });

  it.each([0n, 1n, 2n ** 31n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n])(
    'a ZIP64 directory at position %d',
    async (position) => {
      const bytes = rawZip(buildEntries('1.jpg'));
      const [body, end] = [bytes.subarray(0, -22), bytes.subarray(-22)];
      const record = Buffer.alloc(56);
      record.write('PK\x06\x06', 'latin1');
      record.writeBigUInt64LE(1n, 32);
      record.writeBigUInt64LE(position, 48);
      for (const at of [BigInt(body.length), position]) {
        const locator = Buffer.alloc(20);
        locator.write('PK\x06\x07', 'latin1');
        locator.writeBigUInt64LE(at, 8);
        await readPageNames(Buffer.concat([body, record, locator, end])).then(
          (pages) => expect([position, pages]).toEqual([0n, []]),
          (error: Error) => expect(error.message).toMatch(sentence),
        );
      }
    },
  );

  it.each([2n ** 40n, 2n ** 53n, 2n ** 64n - 1n])('ZIP64 sizes and positions of %d', async (falseSize) => {
    for (const field of [20, 24, 42]) {
      const extra = Buffer.alloc(12);
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(8, 2);
      extra.writeBigUInt64LE(falseSize, 4);
      const bytes = rawZip([{ name: '1.jpg', content: 'page', extra, method: 8 }]);
      bytes.writeUInt32LE(0xffffffff, bytes.indexOf('PK\x01\x02', 0, 'latin1') + field);
      await expect(readPageNames(bytes)).rejects.toThrow(sentence);
    }
  });

  it('an archive with any changed byte in the directory', async () => {
    const bytes = await makeZip({ '1.jpg': 'one', '2.jpg': 'two' });
    for (let index = bytes.indexOf('PK\x01\x02', 0, 'latin1'); index < bytes.length; index += 1) {
      for (const value of [0, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[index] = value;
        await readPageNames(changed).catch((error: Error) =>
          expect([index, value, error.message]).toEqual([index, value, expect.stringMatching(sentence)]),
        );
      }
    }
  });
});

describe('openArchive names the kind of a document in ZIP format that it rejects', () => {
  const mimetype = (type: string) => ({ name: 'mimetype', content: type });
  it.each<[string, RawEntry[]]>([
    ['an EPUB book', [mimetype('application/epub+zip'), ...buildEntries('META-INF/container.xml')]],
    ['an EPUB book', [mimetype('application/epub+zip\r\n')]],
    ['an EPUB book', buildEntries('META-INF/container.xml')],
    ['an OpenDocument file', [mimetype('application/vnd.oasis.opendocument.text')]],
    ['an OpenRaster drawing', [mimetype('image/openraster')]],
    ['a Krita drawing', [mimetype('application/x-krita')]],
    ['a Word document', buildEntries('[Content_Types].xml', 'word/document.xml')],
    ['an Excel workbook', buildEntries('[Content_Types].xml', 'xl/workbook.xml')],
    ['a PowerPoint presentation', buildEntries('[Content_Types].xml', 'ppt/presentation.xml')],
    ['an Office document', buildEntries('[Content_Types].xml')],
    ['an Android app (APK)', buildEntries('AndroidManifest.xml', 'META-INF/MANIFEST.MF')],
    ['a Java archive (JAR)', buildEntries('META-INF/MANIFEST.MF')],
    ['an iOS app (IPA)', buildEntries('Payload/Comic.app/Info.plist')],
  ])('%s', async (kind, entries) => {
    const bytes = rawZip([...entries, ...buildEntries('images/1.jpg')]);
    await expect(readPageNames(bytes)).rejects.toThrow(
      `is ${kind}; only CBZ, ZIP and PDF files and folders of images are imported`,
    );
  });

  it('accepts a comic that contains other texts', async () => {
    expect(await readPageNames(rawZip(buildEntries('mimetype', 'manifest.json', '1.jpg')))).toEqual([
      '1.jpg',
    ]);
  });
});

describe('openArchive recognises a file of another format by its content', () => {
  const placeText = (position: number, text: string) =>
    Buffer.concat([Buffer.alloc(position), Buffer.from(text, 'latin1'), Buffer.alloc(600)]);
  it.each<[string, Buffer]>([
    ['a RAR archive (CBR)', placeText(0, 'Rar!\x1a\x07\x01\x00')],
    ['a RAR archive (CBR)', placeText(0, 'Rar!\x1a\x07\x00')],
    ['a 7z archive (CB7)', placeText(0, '7z\xbc\xaf\x27\x1c')],
    ['a tar archive (CBT)', placeText(257, 'ustar\x0000')],
    ['a tar archive (CBT)', placeText(257, 'ustar  \0')],
    ['an ACE archive (CBA)', placeText(7, '**ACE**')],
    ['a gzip archive', placeText(0, '\x1f\x8b\x08')],
    ['an xz archive', placeText(0, '\xfd7zXZ\x00')],
    ['a single image', placeText(0, '\xff\xd8\xff\xe0')],
  ])('%s', async (kind, bytes) => {
    await expect(readPageNames(bytes)).rejects.toThrow(`is ${kind}; only CBZ, ZIP and PDF files`);
  });
});
