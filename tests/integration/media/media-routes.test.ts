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
import { createReadingScopeLookup } from '../../../server/reading/may-read.ts';
import { makePicture } from '../../unit/server/media/make-comics.ts';
import { addIssue } from '../support/seed.ts';
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
  return platform.media.importer.import(source, { details: { isAvailableForAll: false, samplePages: 0 } });
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

const coverAddressOf = (hash = pages[0]?.hash, width: number | string = 256) =>
  `/api/comics/media/covers/${hash}/${width}`;

function signPageAddress(
  width: number | string = 256,
  expiresAt = new Date(Date.now() + 600_000),
  session: string | null = reader.sessionId ?? '',
  [page] = pages,
): string {
  if (!page) throw new Error('The comic has no pages.');
  const image = { ...page, width: 600, height: 900, placeholder: '' };
  const sign = platform.media.createPageSigner(session, expiresAt);
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

/** Changes the password. Returns the authorization header of the session that continues. */
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

async function addAcquisition(): Promise<void> {
  const acquisition = { readerId: reader.uuid, issueId, expiresAt: null };
  await platform.database.insertInto('comics.acquisition').values(acquisition).execute();
}

test('a cover is served to everyone in the requested width, and can be cached permanently', async () => {
  const response = await get(coverAddressOf());
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
  const response = await get(coverAddressOf(), { accept: '*/*' });
  expect(response.headers['content-type']).toBe('image/jpeg');
  expect((await sharp(response.rawPayload).metadata()).format).toBe('jpeg');
});

test("the address of a cover's picture leads to the cover", async () => {
  const image = { hash: pages[0]?.hash ?? '', width: 600, height: 900, placeholder: 'data:' };
  const { address, ...rest } = platform.media.coverPicture(image);
  expect(rest).toEqual({ width: 600, height: 900, placeholder: 'data:' });
  expect((await get(address.replace('{width}', '16'))).statusCode).toBe(200);
});

test('the cover route serves no page that is not a cover', async () => {
  expect((await get(coverAddressOf(pages[1]?.hash))).statusCode).toBe(404);
  expect((await get(coverAddressOf('0'.repeat(64)))).statusCode).toBe(404);
});

test.each(['..%2F..%2Fsigning-key', '%00', 'A'.repeat(64)])(
  'the cover route rejects the hash %s',
  async (hash) => {
    expect((await get(coverAddressOf(hash))).statusCode).toBe(400);
  },
);

test("a publisher's picture is served like a cover", async () => {
  const hash = await platform.media.storePicture(await makePicture(5, { format: 'png' }));
  expect((await get(coverAddressOf(hash))).statusCode).toBe(404);
  await platform.database.updateTable('comics.publisher').set({ picture: hash }).execute();
  expect((await get(coverAddressOf(hash))).statusCode).toBe(200);
  const banner = await platform.media.storePicture(await makePicture(6, { format: 'png' }));
  expect((await get(coverAddressOf(banner))).statusCode).toBe(404);
  await platform.database.updateTable('comics.publisher').set({ banner }).execute();
  expect((await get(coverAddressOf(banner))).statusCode).toBe(200);
});

test.each(['17', '0256', '256.0', '-256', '99999', 'wide'])(
  'routes of images reject the width %s',
  async (width) => {
    await addAcquisition();
    expect((await get(coverAddressOf(undefined, width))).statusCode).toBe(400);
    expect((await get(signPageAddress(width))).statusCode).toBe(400);
  },
);

test('a client that has a picture already gets 304 without a body', async () => {
  const { etag } = (await get(coverAddressOf())).headers;
  expect(etag).toMatch(/^"[^"]+"$/);
  for (const tags of [String(etag), `"other", W/${etag}`]) {
    const response = await get(coverAddressOf(), { 'if-none-match': tags });
    expect(response.statusCode).toBe(304);
    expect(response.rawPayload).toHaveLength(0);
    expect(response.headers).toMatchObject({ etag, vary: 'Accept' });
    expect(response.headers['cache-control']).toContain('immutable');
  }
  expect((await get(coverAddressOf(), { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each<[string, number, (file: string) => Promise<unknown>]>([
  ['lost', 96, (file) => rm(file)],
  ['damaged', 128, (file) => writeFile(file, 'half')],
])(
  'a picture whose file is %s is not found until its comic is imported again',
  async (_how, width, damage) => {
    await addAcquisition();
    const hash = pages[0]?.hash ?? '';
    const { originals, derived } = mediaPaths(platform.dataDirectory);
    const file = join(originals, hash.slice(0, 2), hash.slice(2, 4), hash);
    await damage(file);
    await rm(derived, { recursive: true, force: true });
    for (const address of [coverAddressOf(hash, width), signPageAddress(width)]) {
      const response = await get(address);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'IMAGE.NOT_FOUND', kind: 'NOT_FOUND' });
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(await importComic()).toMatchObject({ outcome: 'known', restored: 1 });
    for (const address of [coverAddressOf(hash, width), signPageAddress(width)])
      expect((await get(address)).statusCode).toBe(200);
  },
);

test('HEAD returns the same headers of a picture as GET', async () => {
  const [head, full] = [await get(coverAddressOf(), {}, 'HEAD'), await get(coverAddressOf())];
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
    expect(head.headers[name]).toBe(full.headers[name]);
  }
});

test('a reader who may read a page can load it and cache it until its address expires', async () => {
  await addAcquisition();
  const response = await get(signPageAddress());
  expect(response.statusCode).toBe(200);
  const [, maxAge] = /^private, max-age=(\d+)$/.exec(String(response.headers['cache-control'])) ?? [];
  expect(Number(maxAge)).toBeGreaterThan(590);
  expect(Number(maxAge)).toBeLessThanOrEqual(600);
  expect((await sharp(response.rawPayload).metadata()).width).toBe(256);
});

test('the addresses in the list of pages can be loaded', async () => {
  await addAcquisition();
  const url = `/api/comics/issue/${issueId}/pages`;
  const opened = (await platform.app.inject({ url, headers: reader.headers })).json();
  expect(opened.pages).toHaveLength(2);
  for (const { picture: listed } of opened.pages) {
    expect((await get(listed.address.replace('{width}', '640'))).statusCode).toBe(200);
  }
});

test('a changed page address is rejected', async () => {
  await addAcquisition();
  const address = signPageAddress();
  const otherReader = await platform.signIn();
  const changed = [
    address.replace(pages[0]?.id ?? '', pages[1]?.id ?? ''),
    address.replace(reader.sessionId ?? '', otherReader.sessionId ?? ''),
    address.replace(/expires=\d/, 'expires=9'),
    address.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`),
    address.replace(/signature=.*/, 'signature='),
  ];
  for (const url of changed) expect([url, (await get(url)).statusCode]).toEqual([url, 403]);
});

test('an expired page address has a specific error code, so that clients request a new one', async () => {
  await addAcquisition();
  const response = await get(signPageAddress(256, new Date(Date.now() - 1000)));
  expect(response.statusCode).toBe(410);
  expect(response.json().code).toBe('PAGE.EXPIRED');
});

test('a signed page address also requires an entitlement, which applies as soon as it is granted', async () => {
  const address = signPageAddress();
  const rejected = await get(address);
  expect(rejected.statusCode).toBe(409);
  expect(rejected.json().code).toBe('USER.NO_ACCESS');
  await addAcquisition();
  expect((await get(address)).statusCode).toBe(200);
});

test('a page far after the sample marks the acquired issue as read', async () => {
  const { database } = platform;
  const longIssue = await addIssue(database, { slug: 'long', isAvailableForAll: false, pages: 20 });
  await database
    .insertInto('comics.acquisition')
    .values({ readerId: reader.uuid, issueId: longIssue, expiresAt: null })
    .execute();
  const findFirstReadAt = async () => {
    const query = database.selectFrom('comics.acquisition').select('firstReadAt');
    return (await query.where('issueId', '=', longIssue).executeTakeFirstOrThrow()).firstReadAt;
  };
  const listed = await get(`/api/comics/issue/${longIssue}/pages`, reader.headers);
  const addresses: string[] = listed
    .json()
    .pages.map((page: { picture: { address: string } }) => page.picture.address);
  expect(addresses).toHaveLength(20);
  // No images are stored, so only the rights are checked.
  await get(String(addresses[12]).replace('{width}', '256'));
  expect(await findFirstReadAt()).toBeNull();
  await get(String(addresses[13]).replace('{width}', '256'));
  expect(await findFirstReadAt()).toBeInstanceOf(Date);
});

test('a removed entitlement ends when its cache entry expires', async () => {
  await addAcquisition();
  const findReadablePage = createReadablePageLookup(
    {
      database: platform.database,
      onFarPageSent: async () => {},
      findReadingScope: createReadingScopeLookup({
        database: platform.database,
        ages: openDeclaredAges(platform.database),
      }),
    },
    20,
  );
  const id = pages[0]?.id ?? '';
  expect(await findReadablePage(id, reader.uuid)).toMatchObject({ hash: pages[0]?.hash });
  await platform.database.deleteFrom('comics.acquisition').where('readerId', '=', reader.uuid).execute();
  await setTimeout(40);
  expect(await findReadablePage(id, reader.uuid)).toBeNull();
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
])('a page address expires immediately if its session %s', async (_how, end) => {
  await addAcquisition();
  const address = signPageAddress();
  expect((await get(address)).statusCode).toBe(200);
  await end();
  const response = await get(address);
  expect([response.statusCode, response.json().code]).toEqual([410, 'PAGE.EXPIRED']);
});

test('a reader who changed the password gets valid page addresses', async () => {
  await addAcquisition();
  const authorization = await changePassword();
  const opened = await get(`/api/comics/issue/${issueId}/pages`, { authorization });
  const [page] = opened.json().pages;
  expect((await get(page.picture.address.replace('{width}', '256'))).statusCode).toBe(200);
});

test('the entitlement is checked once for several pages', async () => {
  await addAcquisition();
  await get(signPageAddress());
  const before = platform.statements();
  for (const width of [16, 32, 48]) expect((await get(signPageAddress(width))).statusCode).toBe(200);
  // One statement per page checks the session.
  expect(platform.statements()).toBe(before + 3);
});

test('page images requested at once share one session lookup, and each gets its own response', async () => {
  await addAcquisition();
  const open = signPageAddress();
  const other = await platform.signIn();
  const ended = signPageAddress(256, undefined, other.sessionId);
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
  const findAccount = createSessionLookup(database);
  const session = reader.sessionId ?? '';
  await expect(findAccount(session)).rejects.toThrow('no database');
  isFailing = false;
  await expect(findAccount(session)).resolves.toBe(reader.uuid);
});

describe('for visitors', () => {
  const signForVisitors = (page = pages[0], expiresAt?: Date) =>
    signPageAddress(256, expiresAt, null, page ? [page] : []);
  const codeOf = async (address: string) => {
    const response = await get(address);
    return response.statusCode === 200 ? 'OK' : response.json().code;
  };
  const changeIssue = (values: {
    isAvailableForAll?: boolean;
    samplePages?: number;
    withdrawnAt?: Date | null;
  }) => platform.database.updateTable('comics.issue').set(values).where('id', '=', issueId).execute();

  beforeEach(() => changeIssue({ samplePages: 1 }));
  afterEach(() => changeIssue({ samplePages: 0, isAvailableForAll: false, withdrawnAt: null }));

  /** A new lookup, because the one of the platform caches pages for 30 seconds. */
  const findPages = (viewer: string | null) => {
    const { database } = platform;
    const findReadingScope = createReadingScopeLookup({ database, ages: openDeclaredAges(database) });
    const onFarPageSent = async () => {};
    const findReadablePage = createReadablePageLookup({ database, findReadingScope, onFarPageSent });
    return Promise.all(pages.map(async ({ id }) => (await findReadablePage(id, viewer)) !== null));
  };

  test('a page of the sample can be loaded by the listed address, and the next page cannot', async () => {
    expect(await findPages(null)).toEqual([true, false]);
    expect(await findPages(reader.uuid)).toEqual([true, false]);
    await addAcquisition();
    expect(await findPages(reader.uuid)).toEqual([true, true]);
    expect(await findPages(null)).toEqual([true, false]);
  });

  test('a genuine address of a page after the sample is rejected', async () => {
    expect(await codeOf(signForVisitors(pages[1]))).toBe('USER.NO_ACCESS');
  });

  test('all pages of a free issue can be loaded, until it is withdrawn', async () => {
    await changeIssue({ isAvailableForAll: true });
    expect(await findPages(null)).toEqual([true, true]);
    await changeIssue({ withdrawnAt: daysAgo(1) });
    expect(await findPages(null)).toEqual([false, false]);
  });

  test('the publisher can withdraw the sample', async () => {
    await changeIssue({ samplePages: 0 });
    expect(await findPages(null)).toEqual([false, false]);
  });

  test('an expired address has a specific error code, and a changed one is rejected', async () => {
    const address = signForVisitors();
    expect(await codeOf(signForVisitors(pages[0], new Date(Date.now() - 1000)))).toBe('PAGE.EXPIRED');
    const changed = [
      address.replace(pages[0]?.id ?? '', pages[1]?.id ?? ''),
      address.replace(/expires=\d/, 'expires=9'),
      address.replace('expires=', `session=${reader.sessionId}&expires=`),
      signPageAddress().replace(/session=[^&]+&/, ''),
    ];
    for (const url of changed) expect([url, await codeOf(url)]).toEqual([url, 'ACCESS.FORBIDDEN']);
  });

  test('the listed addresses of a free issue can be loaded without a session', async () => {
    await changeIssue({ isAvailableForAll: true });
    const opened = (await platform.app.inject({ url: `/api/comics/issue/${issueId}/pages` })).json();
    expect(opened).toMatchObject({ isSample: false, pages: [{ number: 1 }, { number: 2 }] });
    for (const { picture } of opened.pages)
      expect(await codeOf(picture.address.replace('{width}', '640'))).toBe('OK');
  });
});
