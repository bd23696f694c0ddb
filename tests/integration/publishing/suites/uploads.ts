import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { mediaPaths } from '../../../../server/media/images/media-paths.ts';
import { makeNoise, makeZip } from '../../../unit/server/media/make-comics.ts';
import { makePdf } from '../../../unit/server/media/make-pdf.ts';
import {
  addEditor,
  callAs,
  createIssue,
  fileForm,
  type PublishingCaller,
  pageOf,
} from '../../support/publishing-calls.ts';
import { addPublisher } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const sizeOf = ({ picture }: { picture: { width: number; height: number } }) => [
  picture.width,
  picture.height,
];

/** Creates a PNG in which 20 white rows follow each 100 rows of noise. */
async function makeStrip(width: number, height: number): Promise<Buffer> {
  const noise = await makeNoise(width, 100).png().toBuffer();
  const tops = Array.from({ length: Math.ceil(height / 120) }, (_, index) => index * 120);
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(tops.filter((top) => top + 100 <= height).map((top) => ({ input: noise, left: 0, top })))
    .png()
    .toBuffer();
}

export function uploads(platform: () => TestPlatform): void {
  let publisherId: string;
  let caller: PublishingCaller;
  let path: string;
  let issueId: string;
  let createdCount = 0;

  beforeAll(async () => {
    await platform().deleteAllData();
    publisherId = await addPublisher(platform().database);
    caller = callAs(platform(), await addEditor(platform(), { publisherId }));
  });

  beforeEach(async () => {
    createdCount += 1;
    const created = await createIssue(caller, publisherId, `envio-${createdCount}`, { pages: 0 });
    issueId = created.issueId;
    path = `/issue/${issueId}/content/${created.contentId}/page`;
  });

  const send = (files: Record<string, Buffer>, texts: Record<string, string> = {}) =>
    caller.sendForm('POST', path, fileForm(files, texts));

  const pagesCount = async () =>
    (await caller.get(`/issue/${issueId}/private`)).json().contents[0].pages.length;

  const listHashes = async () => {
    const rows = await platform()
      .database.selectFrom('publishing.draft_page as page')
      .innerJoin('publishing.draft_content as content', 'content.id', 'page.contentId')
      .select('page.image')
      .where('content.issueId', '=', issueId)
      .orderBy('page.position')
      .execute();
    return rows.map(({ image }) => image);
  };

  it('adds an image as one page after the last one', async () => {
    await send({ 'a.png': await pageOf(1) });
    const response = await send({ 'b.png': await pageOf(2) });
    expect(response.statusCode).toBe(200);
    expect(response.json().pages).toMatchObject([
      { number: 1, picture: { width: 60, height: 90 } },
      { number: 2 },
    ]);
  });

  it('adds the images of an archive in natural order', async () => {
    const images = { '10.png': await pageOf(10), '2.png': await pageOf(2), 'ComicInfo.xml': '<ComicInfo/>' };
    expect((await send({ 'edicao.cbz': await makeZip(images) })).json()).toMatchObject({ version: 2 });
    const fromArchive = await listHashes();
    await send({ '2.png': await pageOf(2), '10.png': await pageOf(10) });
    expect(fromArchive).toHaveLength(2);
    expect((await listHashes()).slice(2)).toEqual(fromArchive);
  });

  it('adds the pages of a PDF in order, between the images of other files', async () => {
    const { pages } = (
      await send({
        '1.png': await pageOf(1),
        '2.pdf': makePdf([{}, { width: 90, height: 60 }]),
        '3.cbz': await makeZip({ 'a.png': await pageOf(3) }),
      })
    ).json();
    expect(pages.map(sizeOf)).toEqual([
      [60, 90],
      [1600, 2400],
      [2400, 1600],
      [60, 90],
    ]);
  });

  it('adds a tall strip as several pages, which are cut at calm rows and lose nothing', async () => {
    const strip = await makeStrip(400, 5000);
    const { pages } = (
      await send({ '1.png': await pageOf(1), '2.png': strip, '3.png': await pageOf(2) })
    ).json();
    const slices: [number, number][] = pages.slice(1, -1).map(sizeOf);
    expect(slices).toHaveLength(7);
    expect(slices.every(([width]) => width === 400)).toBe(true);
    let edge = 0;
    for (const [, height] of slices) {
      edge += height;
      // Calm rows follow each 100 rows of noise.
      expect(edge % 120 > 100 || edge === 5000).toBe(true);
    }
    expect(edge).toBe(5000);
    expect(pages.at(-1).number).toBe(9);
  });

  it('cuts strips in archives and PDFs too', async () => {
    const archive = await makeZip({ '1.png': await makeStrip(400, 5000) });
    const pdf = makePdf([{ width: 100, height: 500 }]);
    const { pages } = (await send({ 'a.cbz': archive, 'b.pdf': pdf })).json();
    const heights: number[] = pages.map(sizeOf).map(([, height]: [number, number]) => height);
    const sum = heights.reduce((total, height) => total + height, 0);
    expect([heights.length, sum]).toEqual([7 + 3, 5000 + 6000]);
  });

  it('adds several files as a folder, sorted by their names', async () => {
    await send({ 'p10.png': await pageOf(10), 'p9.png': await pageOf(9) });
    const [first] = await listHashes();
    await send({ 'p9.png': await pageOf(9) });
    expect((await listHashes())[2]).toBe(first);
  });

  it('gives the address of a page only to those who may change the issue', async () => {
    const { pages } = (await send({ 'a.png': await pageOf(3) })).json();
    const address = pages[0].picture.address.replace('{width}', '64').replace('/api/comics', '');
    expect((await caller.get(address)).statusCode).toBe(200);
    expect((await caller.get(address.replace(/signature=./, 'signature=x'))).statusCode).toBe(403);
  });

  it('stores an image once, however often it is used', async () => {
    const image = await pageOf(42);
    await Promise.all([send({ 'a.png': image }), send({ 'b.png': image }), send({ 'c.png': image })]);
    const hashes = await listHashes();
    expect([hashes.length, new Set(hashes).size]).toEqual([3, 1]);
  });

  it('adds every page of many parallel uploads', async () => {
    const images = await Promise.all(Array.from({ length: 12 }, (_, index) => pageOf(100 + index)));
    const answers = await Promise.all(images.map((image, index) => send({ [`${index}.png`]: image })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(await listHashes()).size).toBe(12);
  });

  it.each([
    ['a text', async () => Buffer.from('no image')],
    ['an empty file', async () => Buffer.alloc(0)],
    ['a broken image', async () => (await pageOf(1)).subarray(0, 100)],
    ['a tiny image', async () => makeNoise(8, 8).png().toBuffer()],
    ['an archive without images', () => makeZip({ 'a.txt': 'a' })],
    ['an archive with a broken image', async () => makeZip({ '1.png': await pageOf(1), '2.png': 'broken' })],
    ['a broken PDF', async () => makePdf([{}, {}]).subarray(0, 300)],
    ['an encrypted PDF', async () => makePdf([{}], { encryption: 'password' })],
    ['a PDF without pages', async () => makePdf([])],
    ['a broken strip', async () => (await makeStrip(400, 5000)).subarray(0, 5000)],
  ])('rejects %s and adds nothing', async (_name, makeFile) => {
    const response = await send({ '1.png': await pageOf(7), 'ruim.bin': await makeFile() });
    expect([response.statusCode, response.json().code]).toEqual([400, 'CONTENT.INVALID_FILE']);
    expect(response.json().message).toContain('ruim.bin');
    expect(await pagesCount()).toBe(0);
  });

  it('leaves no files behind after a rejected upload', async () => {
    await send({ 'ruim.bin': Buffer.from('no image') });
    const { staging } = mediaPaths(platform().dataDirectory);
    const names = await readdir(staging, { recursive: true });
    expect(names.filter((name) => name.includes('upload'))).toEqual([]);
  });

  it('replaces a page only by one image, and only if the page exists', async () => {
    await send({ 'a.png': await pageOf(1) });
    const [one, two] = [await pageOf(11), await pageOf(12)];
    const codes = [];
    for (const [files, pageNumber] of [
      [{ 'a.png': one, 'b.png': two }, '1'],
      [{ 'a.pdf': makePdf([{}, {}]) }, '1'],
      [{ 'a.png': await makeStrip(400, 5000) }, '1'],
      [{ 'a.png': one }, '2'],
      [{ 'a.png': one }, '0'],
    ] as const)
      codes.push((await send(files, { pageNumber })).json().code);
    expect(codes).toEqual([
      ...Array(3).fill('REQUEST.INVALID'),
      'CONTENT.INVALID_PAGE',
      'CONTENT.INVALID_PAGE',
    ]);
    expect(await listHashes()).toHaveLength(1);
  });

  it('rejects a request that is no form, and a form without a file', async () => {
    const json = await caller.post(path, {});
    expect([json.statusCode, json.json().code]).toEqual([415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE']);
    expect((await send({}, { pageNumber: '1' })).json().code).toBe('REQUEST.INVALID');
    expect((await send({ 'a.png': await pageOf(1) }, { other: '1' })).json().code).toBe('REQUEST.INVALID');
  });
}
