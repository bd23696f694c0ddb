import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openUploadFolder } from '../../../server/publishing/uploads/upload-folder.ts';
import { createUploadQueue } from '../../../server/publishing/uploads/upload-queue.ts';
import { makeNoise, makeZip } from '../../unit/server/media/make-comics.ts';
import {
  addEditor,
  callAs,
  createIssue,
  type PublishingCaller,
  pageOf,
} from '../support/publishing-calls.ts';
import { addPublisher, daysAgo } from '../support/seed.ts';
import { openTestPlatform, type TestCaller, type TestPlatform } from '../support/test-platform.ts';
import { createTusClient } from '../support/tus-client.ts';

let platform: TestPlatform;
let address: string;
let editor: TestCaller;
let caller: PublishingCaller;
let publisherId: string;
let issueId: string;
let contentId: string;
let createdCount = 0;

beforeAll(async () => {
  platform = await openTestPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
  publisherId = await addPublisher(platform.database);
  editor = await addEditor(platform, { publisherId });
  caller = callAs(platform, editor);
}, 60_000);
afterAll(() => platform.close());

beforeEach(async () => {
  createdCount += 1;
  const created = await createIssue(caller, publisherId, `retomada-${createdCount}`, { pages: 0 });
  ({ issueId, contentId } = created);
});

const client = () => createTusClient(address, editor);
const listStates = async () =>
  (await caller.get(`/issue/${issueId}/content/${contentId}/upload`)).json() as {
    fileName: string;
    state: string;
    failure: string | null;
    failureMessage: string | null;
    receivedBytes: number;
  }[];
const listPages = async () =>
  (await caller.get(`/issue/${issueId}/private`)).json().contents[0].pages as { fileName: string }[];

async function begin(name: string, bytes: Buffer, fields: Record<string, string> = {}): Promise<string> {
  const created = await client().create(bytes.length, { contentId, filename: name, ...fields });
  expect(created).toMatchObject({ status: 201 });
  return created?.location ?? '';
}

async function uploadWhole(
  name: string,
  bytes: Buffer,
  fields: Record<string, string> = {},
): Promise<string> {
  const location = await begin(name, bytes, fields);
  expect((await client().append(location, bytes))?.status).toBe(204);
  await platform.uploadQueue.onIdle();
  return location;
}

it('adds the pages of a complete upload and states each step', async () => {
  const image = await pageOf(1);
  const location = await begin('capa.png', image);
  expect(await listStates()).toMatchObject([{ fileName: 'capa.png', state: 'uploading', receivedBytes: 0 }]);
  await client().append(location, image);
  await platform.uploadQueue.onIdle();
  expect(await listStates()).toMatchObject([{ state: 'stored', receivedBytes: image.length, failure: null }]);
  expect(await listPages()).toMatchObject([{ fileName: 'capa.png' }]);
});

it('is refused while the account has too many unfinished uploads', async () => {
  const uploads = Array.from({ length: 1000 }, () => ({
    id: randomUUID(),
    contentId,
    fileName: 'a.png',
    bytes: 1,
    createdBy: editor.uuid,
  }));
  await platform.database.insertInto('publishing.upload').values(uploads).execute();
  const request = () => client().create(1, { contentId, filename: 'b.png' });
  const refused = await request();
  expect([refused?.status, JSON.parse(refused?.body ?? '').code]).toEqual([409, 'UPLOAD.TOO_MANY']);
  const [first] = uploads;
  await platform.database
    .deleteFrom('publishing.upload')
    .where('id', '=', first?.id ?? '')
    .execute();
  expect(await request()).toMatchObject({ status: 201 });
  await platform.database.deleteFrom('publishing.upload').execute();
});

it('adds the pages of an archive, and replaces one page', async () => {
  await uploadWhole('a.cbz', await makeZip({ '1.png': await pageOf(2), '2.png': await pageOf(3) }));
  await uploadWhole('nova.png', await pageOf(4), { pageNumber: '2' });
  expect(await listPages()).toMatchObject([{ fileName: 'a.cbz' }, { fileName: 'nova.png' }]);
});

it('loses and repeats nothing in six parallel uploads whose connections break 100 times', async () => {
  const images = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) =>
      makeNoise(100 + number, 120)
        .png()
        .toBuffer(),
    ),
  );
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  let breaksLeft = 100;
  await Promise.all(
    images.map(async (image, index) => {
      const location = await begin(`${index}.png`, image);
      for (let isComplete = false; !isComplete; ) {
        const found = await client().find(location);
        const offset = found?.offset ?? 0;
        const rest = image.length - offset;
        if (rest > 0 && breaksLeft > 0) {
          breaksLeft -= 1;
          // Mostly a small part, so that the file is not complete before the connections have broken often enough.
          await client().append(location, image, {
            offset,
            breakAfter: Math.floor(random() * Math.min(rest, 2500)),
          });
        } else if (rest > 0) await client().append(location, image, { offset });
        else isComplete = true;
      }
    }),
  );
  await platform.uploadQueue.onIdle();
  expect(breaksLeft).toBe(0);
  expect((await listStates()).map(({ state }) => state)).toEqual(images.map(() => 'stored'));
  const names = (await listPages()).map(({ fileName }) => fileName);
  expect(names.sort()).toEqual(images.map((_image, index) => `${index}.png`));
}, 60_000);

it('does not repeat a file whose last response was lost', async () => {
  const image = await pageOf(5);
  const location = await uploadWhole('a.png', image);
  expect(await client().find(location)).toMatchObject({ status: 200, offset: image.length });
  expect(await client().append(location, image, { offset: image.length })).toMatchObject({
    status: 204,
    offset: image.length,
  });
  await platform.uploadQueue.onIdle();
  expect(await listPages()).toHaveLength(1);
});

it('processes a complete upload after the process ended before it was noticed', async () => {
  const image = await pageOf(6);
  const location = await begin('a.png', image);
  const id = location.split('/').at(-1) ?? '';
  await client().append(location, image, { breakAfter: 0 });
  await writeFile(join(platform.dataDirectory, 'uploads', id), image);
  await platform.uploadQueue.runPass();
  await platform.uploadQueue.onIdle();
  expect(await listPages()).toMatchObject([{ fileName: 'a.png' }]);
});

it.each(['received', 'checked', 'decoded'] as const)(
  'stores an upload once whose processing ended in the state %s',
  async (state) => {
    const image = await pageOf(8);
    const location = await begin('a.png', image);
    const id = location.split('/').at(-1) ?? '';
    await writeFile(join(platform.dataDirectory, 'uploads', id), image);
    await platform.database.updateTable('publishing.upload').set({ state }).where('id', '=', id).execute();
    await Promise.all([platform.uploadQueue.runPass(), platform.uploadQueue.runPass()]);
    await platform.uploadQueue.onIdle();
    await platform.uploadQueue.runPass();
    await platform.uploadQueue.onIdle();
    expect(await listPages()).toHaveLength(1);
    expect(existsSync(join(platform.dataDirectory, 'uploads', id))).toBe(false);
  },
);

it.each([
  ['no image', async () => Buffer.from('no image'), 'só aceitamos imagens em JPEG'],
  [
    'a broken archive',
    async () => (await makeZip({ '1.png': await pageOf(1) })).subarray(0, 60),
    '"ruim.bin": está danificado.',
  ],
  ['an archive without images', () => makeZip({ 'a.txt': 'a' }), '"ruim.bin": não contém imagens.'],
  [
    'an archive with a broken image',
    async () => makeZip({ '1.png': await pageOf(1), '2.png': (await pageOf(2)).subarray(0, 60) }),
    '"ruim.bin": veja "2.png": está danificado.',
  ],
  [
    'an archive whose broken image has a name that ends within an emoji',
    async () =>
      makeZip({ '1.png': await pageOf(1), [`${'a'.repeat(119)}😀.png`]: (await pageOf(2)).subarray(0, 60) }),
    `veja "${'a'.repeat(119)}`,
  ],
  [
    'an archive whose broken image has a null character in its name',
    async () => makeZip({ '1.png': await pageOf(1), 'a\0b.png': (await pageOf(2)).subarray(0, 60) }),
    'veja "ab.png": está danificado.',
  ],
  [
    'an image that is too small',
    () => makeNoise(4, 4).png().toBuffer(),
    '"ruim.bin": a imagem é pequena demais: ela precisa de ao menos 16 pixels',
  ],
])('fails for %s with a code and a reason, and adds nothing', async (_name, makeFile, reason) => {
  await uploadWhole('ruim.bin', await makeFile());
  const [upload] = await listStates();
  expect(upload).toMatchObject({ state: 'failed', failure: 'CONTENT.INVALID_FILE' });
  expect(upload?.failureMessage).toContain(reason);
  expect(await listPages()).toEqual([]);
});

it('states the reason in the language of the request', async () => {
  await uploadWhole('ruim.bin', Buffer.from('no image'));
  const answer = await caller.get(`/issue/${issueId}/content/${contentId}/upload`, {
    'accept-language': 'en-us',
  });
  expect(answer.json()[0].failureMessage).toBe(
    'The file "ruim.bin" could not be used: only JPEG, PNG, WebP, AVIF and GIF images, CBZ and ZIP archives of images, and PDFs are accepted.',
  );
});

describe('an upload that the platform cannot process', () => {
  const openUploadOf = (fails: () => boolean) => async () => {
    if (fails()) throw new Error('disk full');
    return platform.media.openUpload();
  };
  /** A queue whose attempts to process a file fail as long as `fails` returns true. */
  async function openFailingQueue(fails: () => boolean) {
    const problems: unknown[] = [];
    const queue = createUploadQueue(
      {
        database: platform.database,
        openUpload: openUploadOf(fails),
        folder: await openUploadFolder(platform.database, platform.dataDirectory),
        findAccount: platform.accounts.find,
      },
      (problem) => problems.push(problem),
    );
    const runPass = async (minutes: number) => {
      await queue.runPass(new Date(Date.now() + minutes * 60_000));
      await queue.onIdle();
    };
    return { problems, runPass };
  }
  /** Writes a complete file that no request has reported yet. */
  async function receive(): Promise<string> {
    const image = await pageOf(18);
    const id = (await begin('a.png', image)).split('/').at(-1) ?? '';
    await writeFile(join(platform.dataDirectory, 'uploads', id), image);
    return id;
  }

  it('is tried again later and later, and fails for good in the end', async () => {
    const id = await receive();
    const { problems, runPass } = await openFailingQueue(() => true);
    const attempts: number[] = [];
    for (let minutes = 0; minutes < 300; minutes += 0.25) {
      const before = problems.length;
      await runPass(minutes);
      if (problems.length > before) attempts.push(minutes);
    }
    expect(attempts).toHaveLength(10);
    expect(attempts.slice(0, 4)).toEqual([0, 0.25, 0.75, 1.75]);
    expect(attempts.at(-1)).toBeGreaterThan(100);
    expect(await listStates()).toMatchObject([
      {
        state: 'failed',
        failure: 'UNEXPECTED',
        failureMessage: expect.stringContaining('não conseguiu processar "a.png"'),
      },
    ]);
    expect(existsSync(join(platform.dataDirectory, 'uploads', id))).toBe(false);
    expect(await listPages()).toEqual([]);
  }, 60_000);

  it('is stored as soon as an attempt succeeds', async () => {
    await receive();
    let isBroken = true;
    const { runPass } = await openFailingQueue(() => isBroken);
    await runPass(0);
    isBroken = false;
    await runPass(0.1);
    expect(await listStates()).toMatchObject([{ state: 'received' }]);
    await runPass(0.3);
    expect(await listStates()).toMatchObject([{ state: 'stored', failure: null, failureMessage: null }]);
  });

  it('fails for good if it ends the process again and again', async () => {
    const id = await receive();
    await platform.database
      .updateTable('publishing.upload')
      .set({ state: 'received', attempts: 10, nextAttemptAt: new Date() })
      .where('id', '=', id)
      .execute();
    await platform.uploadQueue.runPass();
    await platform.uploadQueue.onIdle();
    expect(await listStates()).toMatchObject([{ state: 'failed', failure: 'UNEXPECTED' }]);
  });
});

it('fails if the issue was submitted meanwhile, or the page to replace does not exist', async () => {
  await uploadWhole('a.png', await pageOf(9), { pageNumber: '3' });
  expect(await listStates()).toMatchObject([{ state: 'failed', failure: 'CONTENT.INVALID_PAGE' }]);
  await uploadWhole('b.png', await pageOf(10));
  const late = await pageOf(11);
  await caller.post(`/issue/${issueId}/submit`);
  const refused = await client().create(late.length, { contentId, filename: 'c.png' });
  expect(refused?.status).toBe(409);
});

it('cancels an upload, which leaves nothing behind', async () => {
  const image = await pageOf(12);
  const location = await begin('a.png', image);
  await client().append(location, image, { breakAfter: 10 });
  expect((await client().cancel(location))?.status).toBe(204);
  expect((await client().find(location))?.status).toBe(404);
  expect(await listStates()).toEqual([]);
  const id = location.split('/').at(-1) ?? '';
  expect(existsSync(join(platform.dataDirectory, 'uploads', id))).toBe(false);
});

it('keeps a complete upload that waited for longer than a day', async () => {
  const image = await pageOf(15);
  const location = await begin('a.png', image);
  const id = location.split('/').at(-1) ?? '';
  await writeFile(join(platform.dataDirectory, 'uploads', id), image);
  await platform.uploadQueue.runPass(daysAgo(-1.1));
  await platform.uploadQueue.onIdle();
  expect(await listPages()).toMatchObject([{ fileName: 'a.png' }]);
});

it('refuses to submit an issue whose pages are still being sent', async () => {
  await uploadWhole('a.png', await pageOf(16));
  const location = await begin('b.png', await pageOf(17));
  expect((await caller.post(`/issue/${issueId}/submit`)).json().code).toBe('UPLOAD.IN_PROGRESS');
  await client().cancel(location);
  expect((await caller.post(`/issue/${issueId}/submit`)).statusCode).toBe(200);
});

it('removes abandoned uploads after a day', async () => {
  const image = await pageOf(13);
  const location = await begin('a.png', image);
  const id = location.split('/').at(-1) ?? '';
  await platform.uploadQueue.runPass();
  expect(await listStates()).toHaveLength(1);
  await platform.uploadQueue.runPass(daysAgo(-1.1));
  expect(await listStates()).toEqual([]);
  expect(await readdir(join(platform.dataDirectory, 'uploads'))).not.toContain(id);
  expect((await client().find(location))?.status).toBe(404);
});

it.each([
  ['without a name', {}, 400],
  ['with an empty name', { filename: '' }, 400],
  ['for no page', { filename: 'a', pageNumber: '0' }, 400],
  ['to an unknown content', { filename: 'a', contentId: '00000000-0000-4000-8000-000000000000' }, 404],
])('rejects an upload %s', async (_name, fields, status) => {
  expect((await client().create(10, { contentId, ...(fields as Record<string, string>) }))?.status).toBe(
    status,
  );
});

it('rejects an empty upload and one that is too large', async () => {
  const fields = { contentId, filename: 'a' };
  expect((await client().create(0, fields))?.status).toBe(400);
  expect((await client().create(3 * 1024 ** 3, fields))?.status).toBe(400);
});

it('shows an upload to nobody else', async () => {
  const location = await begin('a.png', await pageOf(14));
  const other = createTusClient(address, await addEditor(platform, { publisherId }));
  const stranger = createTusClient(address, await addEditor(platform));
  expect((await other.find(location))?.status).toBe(404);
  expect((await other.append(location, await pageOf(14)))?.status).toBe(404);
  expect((await other.cancel(location))?.status).toBe(404);
  expect((await stranger.create(10, { contentId, filename: 'a' }))?.status).toBe(403);
});
