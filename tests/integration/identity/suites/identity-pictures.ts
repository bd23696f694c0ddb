import sharp from 'sharp';
import { buildForm, identityCalls } from '../../support/identity-calls.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Avatars and covers. */
export function identityPictures(platform: () => TestPlatform): void {
  const { call, edit, loadAccount } = identityCalls(platform);
  let reader: TestCaller;

  const saveProfile = async (fields: Record<string, string | Buffer>, owner = reader) => {
    const response = await edit(owner.uuid, owner.headers, buildForm(fields));
    return { status: response.statusCode, ...response.json() };
  };
  const buildImage = (background: string) =>
    sharp({ create: { width: 600, height: 500, channels: 3, background } })
      .png()
      .toBuffer();
  const listPictures = () => platform().database.selectFrom('identity.picture').select('hash').execute();

  beforeAll(() => platform().deleteAllData());
  beforeEach(async () => {
    reader = await platform().signIn();
  });

  it('stores pictures in a small size and serves them to everyone', async () => {
    const { data } = await saveProfile({ avatar: await buildImage('#a00'), cover: await buildImage('#0a0') });
    for (const [address, width, height] of [
      [data.avatar, 256, 256],
      [data.cover, 1600, 400],
    ]) {
      expect(address).toMatch(/^\/api\/identity\/picture\/[0-9a-f]{64}$/);
      const response = await platform().app.inject({ url: address });
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
      const again = await platform().app.inject({
        url: address,
        headers: { 'if-none-match': String(response.headers.etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('removes a picture when the last account that uses it replaces or removes it', async () => {
    await platform().database.updateTable('identity.account').set({ avatar: null, cover: null }).execute();
    await platform().database.deleteFrom('identity.picture').execute();
    const [one, other] = [await platform().signIn(), await platform().signIn()];
    const shared = (await saveProfile({ avatar: await buildImage('#00a') }, one)).data.avatar;
    expect((await saveProfile({ avatar: await buildImage('#00a') }, other)).data.avatar).toBe(shared);
    expect(await listPictures()).toHaveLength(1);
    const replaced = (await saveProfile({ avatar: await buildImage('#aa0') }, one)).data.avatar;
    expect(await listPictures()).toHaveLength(2);
    expect((await saveProfile({ avatar: '' }, other)).data.avatar).toBeNull();
    expect((await platform().app.inject({ url: shared })).statusCode).toBe(404);
    expect((await platform().app.inject({ url: replaced })).statusCode).toBe(200);
  });

  it('returns 404 for unknown pictures', async () => {
    for (const hash of ['0'.repeat(64), 'a', '%00', '..%2f..']) {
      expect((await call('GET', `/picture/${hash}`)).statusCode).toBe(404);
    }
  });

  it.each<[string, Buffer]>([
    ['a text', Buffer.from('no image')],
    ['an empty file', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('rejects %s as a picture', async (_what, avatar) => {
    expect(await saveProfile({ nickname: 'a', avatar })).toMatchObject({
      status: 400,
      code: 'USER.INVALID_PICTURE',
    });
    expect((await loadAccount(reader.uuid, reader.headers)).json().data.nickname).toBeNull();
  });

  it('accepts thirty forms with pictures an hour from one account', async () => {
    const avatar = await buildImage('#0aa');
    const outcomes = [];
    for (let count = 0; count < 31; count += 1) outcomes.push(await saveProfile({ avatar }));
    expect(outcomes.slice(0, 30).every(({ status }) => status === 200)).toBe(true);
    expect(outcomes[30]).toMatchObject({ status: 429, code: 'REQUEST.TOO_MANY' });
    expect((await saveProfile({ nickname: 'Ana' })).status).toBe(200);
  });
}
