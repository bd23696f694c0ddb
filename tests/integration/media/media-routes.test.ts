import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CompiledQuery } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../../server/database/database.ts';
import { openDeclaredAges } from '../../../server/identity/declared-ages.ts';
import { hashPassword } from '../../../server/identity/password-hashing/password-hashes.ts';
import { createSessionLookup } from '../../../server/identity/sessions/session-lookup.ts';
import { mediaPaths } from '../../../server/media/images/media-paths.ts';
import { createReadablePageLookup } from '../../../server/media/pictures/readable-page.ts';
import { generatedSource } from '../../../server/media/sources/generated-source.ts';
import { ensureReader } from '../../../server/readers/readers.ts';
import { createMayRead } from '../../../server/reading/may-read.ts';
import { makePicture } from '../../unit/server/media/make-comics.ts';
import { openTestPlatform, type TestCaller, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let reader: TestCaller;
let issueId: string;
let pages: { id: string; hash: string }[];

function importComic() {
  const source = generatedSource(
    'Mar',
    [1, 2].map((number) => ({
      name: String(number),
      read: () => makePicture(number, { width: 600, height: 900 }),
    })),
  );
  return platform.media.importer.import(source, { details: { isAvailableForAll: false } });
}

beforeAll(async () => {
  platform = await openTestPlatform();
  const result = await importComic();
  if (result.outcome !== 'imported') throw new Error('The comic was not imported.');
  issueId = result.issueId;
  pages = await platform.database
    .selectFrom('comics.page')
    .select(['id', 'image as hash'])
    .orderBy('position')
    .execute();
});
afterAll(() => platform.close());

beforeEach(async () => {
  reader = await platform.signIn();
  await ensureReader(platform.database, reader.uuid);
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  platform.app.inject({ method, url, headers: { accept: 'image/webp,*/*', ...headers } });

const coverAddress = (hash = pages[0]?.hash, width: number | string = 256) =>
  `/api/comics/media/covers/${hash}/${width}`;

function pageAddress(
  width: number | string = 256,
  ends = new Date(Date.now() + 600_000),
  session = reader.sessionId ?? '',
): string {
  const [page] = pages;
  if (!page) throw new Error('The comic has no pages.');
  const image = { ...page, width: 600, height: 900, placeholder: '' };
  const sign = platform.media.createPageSigner(session, ends);
  const { address } = platform.media.pagePicture(image, sign(page.id));
  return address.replace('{width}', String(width));
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const changeSession = (values: { lastUsedAt?: Date; expiresAt?: Date }) =>
  platform.database
    .updateTable('identity.session')
    .set(values)
    .where('accountId', '=', reader.uuid)
    .execute();

/** Changes the password. Returns the headers of the session that continues. */
async function changePassword(): Promise<string> {
  const current = 'quadrinhos-na-banca-1';
  await platform.database
    .updateTable('identity.account')
    .set({ passwordHash: await hashPassword(current) })
    .where('uuid', '=', reader.uuid)
    .execute();
  const response = await platform.app.inject({
    method: 'POST',
    url: '/api/identity/user/redefine-password',
    headers: reader.headers,
    payload: { old_password: current, new_password: 'quadrinhos-na-banca-2' },
  });
  return `Bearer ${response.json().data.token}`;
}

async function acquire(): Promise<void> {
  const acquisition = { readerId: reader.uuid, issueId, expiresAt: null };
  await platform.database.insertInto('comics.acquisition').values(acquisition).execute();
}

test('everyone can load a cover in the requested width and cache it permanently', async () => {
  const response = await get(coverAddress());
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'content-length': String(response.rawPayload.length),
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 256, height: 384 });
});

test('a client that does not accept WebP gets the stored format', async () => {
  const response = await get(coverAddress(), { accept: '*/*' });
  expect(response.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(response.rawPayload).metadata()).format).toBe('jpeg');
});

test("the address of a cover's picture leads to the cover", async () => {
  const image = { hash: pages[0]?.hash ?? '', width: 600, height: 900, placeholder: 'data:' };
  const { address, ...rest } = platform.media.coverPicture(image);
  expect(rest).toEqual({ width: 600, height: 900, placeholder: 'data:' });
  expect((await get(address.replace('{width}', '16'))).statusCode).toBe(200);
});

test('a page that is not a cover is not served as one', async () => {
  expect((await get(coverAddress(pages[1]?.hash))).statusCode).toBe(404);
  expect((await get(coverAddress('0'.repeat(64)))).statusCode).toBe(404);
});

test.each(['..%2F..%2Fsigning-key', '%00', 'A'.repeat(64)])('rejects the hash %s', async (hash) => {
  expect((await get(coverAddress(hash))).statusCode).toBe(400);
});

test("a publisher's picture is served like a cover", async () => {
  const hash = await platform.media.storePicture(await makePicture(5, { format: 'png' }));
  expect((await get(coverAddress(hash))).statusCode).toBe(404);
  await platform.database.updateTable('comics.publisher').set({ picture: hash }).execute();
  expect((await get(coverAddress(hash))).statusCode).toBe(200);
});

test.each(['17', '0256', '256.0', '-256', '99999', 'wide'])('rejects the width %s', async (width) => {
  await acquire();
  expect((await get(coverAddress(undefined, width))).statusCode).toBe(400);
  expect((await get(pageAddress(width))).statusCode).toBe(400);
});

test('a client that has a picture already gets 304 without a body', async () => {
  const { etag } = (await get(coverAddress())).headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const tags of [String(etag), `"other", W/${etag}`]) {
    const response = await get(coverAddress(), { 'if-none-match': tags });
    expect(response.statusCode).toBe(304);
    expect(response.rawPayload).toHaveLength(0);
    expect(response.headers).toMatchObject({ etag, vary: 'Accept' });
    expect(response.headers['cache-control']).toContain('immutable');
  }
  expect((await get(coverAddress(), { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each<[string, number, (file: string) => Promise<unknown>]>([
  ['lost', 96, (file) => rm(file)],
  ['damaged', 128, (file) => writeFile(file, 'half')],
])(
  'a picture whose file is %s is not found until its comic is imported again',
  async (_how, width, damage) => {
    await acquire();
    const hash = pages[0]?.hash ?? '';
    const { originals, derived } = mediaPaths(platform.dataDirectory);
    const file = join(originals, hash.slice(0, 2), hash.slice(2, 4), hash);
    await damage(file);
    await rm(derived, { recursive: true, force: true });
    for (const address of [coverAddress(hash, width), pageAddress(width)]) {
      const response = await get(address);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'IMAGE.NOT_FOUND', kind: 'NOT_FOUND' });
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(await importComic()).toMatchObject({ outcome: 'known', restored: 1 });
    for (const address of [coverAddress(hash, width), pageAddress(width)])
      expect((await get(address)).statusCode).toBe(200);
  },
);

test('HEAD returns the same headers of a picture as GET', async () => {
  const [head, full] = [await get(coverAddress(), {}, 'HEAD'), await get(coverAddress())];
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
    expect(head.headers[name]).toBe(full.headers[name]);
  }
});

test('a reader who may read a page can load it and cache it until its address expires', async () => {
  await acquire();
  const response = await get(pageAddress());
  expect(response.statusCode).toBe(200);
  const [, age] = /^private, max-age=(\d+)$/.exec(String(response.headers['cache-control'])) ?? [];
  expect(Number(age)).toBeGreaterThan(590);
  expect(Number(age)).toBeLessThanOrEqual(600);
  expect((await sharp(response.rawPayload).metadata()).width).toBe(256);
});

test('the listed pages of an issue can be loaded', async () => {
  await acquire();
  const url = `/api/comics/issue/${issueId}/pages`;
  const opened = (await platform.app.inject({ url, headers: reader.headers })).json();
  expect(opened.pages).toHaveLength(2);
  for (const { picture: listed } of opened.pages) {
    expect((await get(listed.address.replace('{width}', '640'))).statusCode).toBe(200);
  }
});

test('a changed address is refused', async () => {
  await acquire();
  const address = pageAddress();
  const another = await platform.signIn();
  const changed = [
    address.replace(pages[0]?.id ?? '', pages[1]?.id ?? ''),
    address.replace(reader.sessionId ?? '', another.sessionId ?? ''),
    address.replace(/expires=\d/, 'expires=9'),
    address.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`),
    address.replace(/signature=.*/, 'signature='),
  ];
  for (const url of changed) expect([url, (await get(url)).statusCode]).toEqual([url, 403]);
});

test('an expired address has its own error code, so clients request a new one', async () => {
  await acquire();
  const response = await get(pageAddress(256, new Date(Date.now() - 1000)));
  expect(response.statusCode).toBe(410);
  expect(response.json().code).toBe('PAGE.EXPIRED');
});

test('a signed address is not enough: the right to read is checked, and applies as soon as it is granted', async () => {
  const address = pageAddress();
  const refused = await get(address);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().code).toBe('ISSUE.NOT_READABLE');
  await acquire();
  expect((await get(address)).statusCode).toBe(200);
});

test('a removed right to read ends when its cache entry expires', async () => {
  await acquire();
  const readable = createReadablePageLookup(
    {
      database: platform.database,
      mayRead: createMayRead({ database: platform.database, ages: openDeclaredAges(platform.database) }),
    },
    20,
  );
  const id = pages[0]?.id ?? '';
  expect(await readable(id, reader.uuid)).toMatchObject({ hash: pages[0]?.hash });
  await platform.database.deleteFrom('comics.acquisition').where('readerId', '=', reader.uuid).execute();
  await setTimeout(40);
  expect(await readable(id, reader.uuid)).toBeNull();
});

test.each<[string, () => Promise<unknown>]>([
  [
    'signs out',
    () => platform.app.inject({ method: 'POST', url: '/api/identity/auth/logout', headers: reader.headers }),
  ],
  ['changes the password', () => changePassword()],
  ['is unused for 30 days', () => changeSession({ lastUsedAt: daysAgo(30) })],
  ['is half a year old', () => changeSession({ expiresAt: daysAgo(0) })],
  [
    'belongs to a closed account',
    () =>
      platform.database
        .updateTable('identity.account')
        .set({ isActive: false })
        .where('uuid', '=', reader.uuid)
        .execute(),
  ],
])('an address expires immediately if its session %s', async (_how, end) => {
  await acquire();
  const address = pageAddress();
  expect((await get(address)).statusCode).toBe(200);
  await end();
  const response = await get(address);
  expect([response.statusCode, response.json().code]).toEqual([410, 'PAGE.EXPIRED']);
});

test('a reader who changed the password gets valid addresses', async () => {
  await acquire();
  const authorization = await changePassword();
  const opened = await get(`/api/comics/issue/${issueId}/pages`, { authorization });
  const [page] = opened.json().pages;
  expect((await get(page.picture.address.replace('{width}', '256'))).statusCode).toBe(200);
});

test('the right to read is checked once for several pages', async () => {
  await acquire();
  await get(pageAddress());
  const before = platform.statements();
  for (const width of [16, 32, 48]) expect((await get(pageAddress(width))).statusCode).toBe(200);
  // One statement per page checks the session.
  expect(platform.statements()).toBe(before + 3);
});

test('page images requested at once share one session lookup, and each gets its own response', async () => {
  await acquire();
  const open = pageAddress();
  const other = await platform.signIn();
  const ended = pageAddress(256, undefined, other.sessionId);
  await platform.app.inject({ method: 'POST', url: '/api/identity/auth/logout', headers: other.headers });
  await get(open);
  const before = platform.statements();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get(index % 2 ? open : ended)),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(
    responses.map((_, index) => (index % 2 ? 200 : 410)),
  );
  expect(platform.statements() - before).toBeLessThan(5);
});

test('a failed session lookup is not cached', async () => {
  let isFailing = true;
  const database = {
    executeQuery: async (query: CompiledQuery) => {
      if (isFailing) throw new Error('no database');
      return platform.database.executeQuery(query);
    },
  } as Database;
  const accountOf = createSessionLookup(database);
  const session = reader.sessionId ?? '';
  await expect(accountOf(session)).rejects.toThrow('no database');
  isFailing = false;
  await expect(accountOf(session)).resolves.toBe(reader.uuid);
});
