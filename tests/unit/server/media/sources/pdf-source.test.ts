import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { importLimits } from '../../../../../server/media/import-limits.ts';
import { pdfLimits } from '../../../../../server/media/pdf/pdf-limits.ts';
import { reasonOf } from '../../../../../server/media/reason.ts';
import type { ComicSource } from '../../../../../server/media/sources/comic-source.ts';
import { openPdf } from '../../../../../server/media/sources/pdf-source.ts';
import { createTemporaryFolder, makeNoise } from '../make-comics.ts';
import { makePdf, type PdfTestPage } from '../make-pdf.ts';

const defaultLimits = { ...importLimits, ...pdfLimits };

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
let opened: ComicSource[];
beforeEach(async () => {
  folder = await createTemporaryFolder();
  opened = [];
});
afterEach(async () => {
  for (const source of opened) await source.close();
  await folder.remove();
});

async function open(bytes: Buffer, options: Parameters<typeof openPdf>[1] = {}): Promise<ComicSource> {
  const path = join(folder.path, 'comic.pdf');
  await writeFile(path, bytes);
  const source = await openPdf(path, options);
  opened.push(source);
  return source;
}

const read = async (source: ComicSource, index: number): Promise<Buffer> => {
  const page = source.pages[index];
  if (!page) throw new Error(`The document has no page ${index}.`);
  return page.read();
};

const reasonNot = (result: Promise<unknown>) =>
  result.then(
    () => 'no failure',
    (error: unknown) => reasonOf(error),
  );

/** The colour in the middle of a part of an image: `x` and `y` are from 0 to 1. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  return [...data.subarray(start, start + 3)];
}

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

const red = [255, 0, 0];
const white = [255, 255, 255];
/** Fills the lower left quarter of a page of 60 × 90 points. */
const lowerLeft = '1 0 0 rg 0 0 30 45 re f';

test('has one image per page, in order and of its own size', async () => {
  const source = await open(
    makePdf([{ drawing: lowerLeft }, { width: 90, height: 60 }, { width: 30, height: 300 }]),
  );
  expect(source.name).toBe('comic.pdf');
  expect(source.pages.map(({ name }) => name)).toEqual(['page 1', 'page 2', 'page 3']);
  const first = await read(source, 0);
  expect(await sizeOf(first)).toEqual({ width: 1600, height: 2400, format: 'webp' });
  expect([await colorAt(first, 0.25, 0.75), await colorAt(first, 0.75, 0.25)]).toEqual([red, white]);
  expect(await sizeOf(await read(source, 1))).toMatchObject({ width: 2400, height: 1600 });
  expect(await sizeOf(await read(source, 2))).toMatchObject({ width: 1200, height: 12_000 });
});

test('rotates pages', async () => {
  const source = await open(makePdf([{ drawing: lowerLeft, rotation: 90 }]));
  const page = await read(source, 0);
  expect(await sizeOf(page)).toMatchObject({ width: 2400, height: 1600 });
  expect([await colorAt(page, 0.25, 0.25), await colorAt(page, 0.75, 0.75)]).toEqual([red, white]);
});

describe('a page with one image', () => {
  const [width, height] = [200, 300];
  let image: PdfTestPage['image'];
  beforeAll(async () => {
    const picture = makeNoise(10, 15).resize(width, height);
    image = { jpeg: await picture.jpeg().toBuffer(), width, height };
  });

  test('keeps the pixels of the image', async () => {
    const source = await open(makePdf([{ ...(image && { image }) }]));
    const page = await sharp(await read(source, 0))
      .removeAlpha()
      .raw()
      .toBuffer();
    const expected = await sharp(image?.jpeg).raw().toBuffer();
    expect(page).toHaveLength(expected.length);
    const difference = page.reduce((sum, value, index) => sum + Math.abs(value - (expected[index] ?? 0)), 0);
    // A shift by one pixel would change the values by 4 on average.
    expect(difference / page.length).toBeLessThan(2);
  });

  test('keeps the pixels of its visible part', async () => {
    const source = await open(makePdf([{ ...(image && { image }), entries: '/CropBox [15 0 45 90]' }]));
    expect(await sizeOf(await read(source, 0))).toMatchObject({ width: width / 2, height });
  });

  test('keeps them if it is rotated', async () => {
    const source = await open(makePdf([{ ...(image && { image }), rotation: 270 }]));
    expect(await sizeOf(await read(source, 0))).toMatchObject({ width: height, height: width });
  });

  test('has 2400 pixels if it has a drawing too', async () => {
    const source = await open(makePdf([{ ...(image && { image }), drawing: lowerLeft }]));
    const page = await read(source, 0);
    expect(await sizeOf(page)).toMatchObject({ width: 1600, height: 2400 });
  });

  test('is always drawn in the same way, so that imports recognise a comic', async () => {
    const source = await open(makePdf([{ ...(image && { image }) }, { ...(image && { image }) }]));
    expect(await read(source, 0)).toEqual(await read(source, 1));
  });
});

test('ignores scripts, attachments and links', async () => {
  const link =
    '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 60 90] /Border [0 0 9] /C [1 0 0] ' +
    '/A << /S /URI /URI (https://example.org/) >> >>]';
  const catalogue =
    '/OpenAction << /S /JavaScript /JS (while (true) app.alert\\("x"\\);) >> ' +
    '/Names << /EmbeddedFiles << /Names [(a.txt) << /Type /Filespec /F (a.txt) >>] >> >>';
  const source = await open(makePdf([{ entries: link }], { catalogue }));
  const page = await read(source, 0);
  expect((await sharp(page).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

const pdf = makePdf([{ drawing: lowerLeft }, {}]);
test.each([
  ['needs a password', makePdf([{}], { encryption: 'password' }), 'is encrypted'],
  ['is encrypted without a password', makePdf([{}], { encryption: 'permissions' }), 'is encrypted'],
  ['has no pages', makePdf([]), 'has no pages'],
  ['only looks like a PDF', Buffer.from('%PDF-1.7\n'), 'is damaged, or not a PDF document'],
  ['ends too early', pdf.subarray(0, pdf.length - 60), 'is damaged'],
  ['misses its first objects', Buffer.concat([pdf.subarray(0, 9), pdf.subarray(60)]), 'is damaged'],
])('refuses a document that %s', async (_name, bytes, reason) => {
  expect(await reasonNot(open(bytes))).toMatch(new RegExp(`^${reason}`));
});

test('refuses a document with too many pages', async () => {
  expect(await reasonNot(open(makePdf([{}, {}, {}]), { limits: { ...defaultLimits, maxEntries: 2 } }))).toBe(
    'has more than 2 pages',
  );
});

test('refuses a page that is too small', async () => {
  const source = await open(makePdf([{}, { width: 3, height: 3 }]));
  expect(await reasonNot(read(source, 1))).toBe(
    'contains page 2, which has an impossible size: 3 × 3 points',
  );
});

test('refuses a page with a huge image', async () => {
  const image = { jpeg: await makeNoise(16, 16).jpeg().toBuffer(), width: 10_000, height: 6001 };
  const source = await open(makePdf([{ image, drawing: lowerLeft }]));
  expect(await reasonNot(read(source, 0))).toBe(
    'contains page 1, which contains an image that is too large: 10000 × 6001 pixels',
  );
});

test('refuses a page that needs more memory than allowed', async () => {
  const limits = { ...defaultLimits, maxWasmBytes: 24 * 1024 ** 2 };
  const source = await open(makePdf([{}, { width: 100, height: 500 }]), { limits });
  expect(await reasonNot(read(source, 1))).toBe('contains page 2, which needs too much memory');
});

test('refuses a document whose images are too large together', async () => {
  const source = await open(pdf, { limits: { ...defaultLimits, maxTotalBytes: 10 } });
  expect(await reasonNot(read(source, 0))).toMatch(/^has images of more than .* MiB$/);
});

test('waits while two other documents are open', async () => {
  const path = join(folder.path, 'comic.pdf');
  await writeFile(path, makePdf([{}]));
  const [first] = await Promise.all(
    [openPdf(path), openPdf(path)].map(async (source) => {
      opened.push(await source);
      return source;
    }),
  );
  let isOpen = false;
  const third = openPdf(path).then((source) => {
    isOpen = true;
    opened.push(source);
  });
  await setTimeout(100);
  expect(isOpen).toBe(false);
  await first?.close();
  await third;
});

describe('a hostile document', () => {
  const program = new URL('./failing-pdf-program.ts', import.meta.url);

  test.each(['maxPageMs', 'maxDocumentMs'])('is refused if it hangs for longer than %s', async (limit) => {
    const source = await open(pdf, { program, limits: { ...defaultLimits, [limit]: 4000 } });
    expect(await reasonNot(read(source, 1))).toBe('contains page 2, which takes too long to draw');
  });

  test('is refused if it ends the process, and later pages have a new one', async () => {
    const source = await open(pdf, { program });
    expect(await reasonNot(read(source, 2))).toBe('contains page 3, which ends the program that draws it');
    expect((await read(source, 0)).toString()).toBe('page');
  });

  test('is refused if it makes the program fail', async () => {
    const source = await open(pdf, { program });
    expect(await reasonNot(read(source, 3))).toBe('contains page 4, which cannot be drawn: unreachable');
  });
});
