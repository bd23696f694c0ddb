import { addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** How a reader likes the shop. */
export function preferences(platform: () => TestPlatform): void {
  let reader: TestCaller;
  const save = (payload: unknown, { of = reader, by = reader }: { of?: TestCaller; by?: TestCaller } = {}) =>
    platform().app.inject({
      method: 'PATCH',
      url: `/api/comics/user/${of.uuid}/preferences`,
      headers: { ...by.headers, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
  const profile = async () =>
    (await platform().app.inject({ url: `/api/comics/user/${reader.uuid}`, headers: reader.headers })).json();

  beforeEach(async () => {
    reader = await platform().signIn();
    await addReader(platform().database, reader.uuid);
  });

  it('changes what is named, leaves the rest and answers with the profile', async () => {
    const light = await save({ theme: 'light' });
    expect(light.statusCode).toBe(200);
    expect(light.json().preferences).toEqual({ language: 'pt-br', theme: 'light' });
    const english = await save({ language: 'en-us' });
    expect(english.json().preferences).toEqual({ language: 'en-us', theme: 'light' });
    expect(english.json()).toEqual(await profile());
    const both = await save({ language: 'pt-br', theme: 'dark' });
    expect(both.json().preferences).toEqual({ language: 'pt-br', theme: 'dark' });
  });

  it('tells when the profile was changed, and changes nobody else', async () => {
    const other = await platform().signIn();
    await addReader(platform().database, other.uuid);
    const before = await profile();
    await save({ theme: 'light' });
    const after = await profile();
    expect(new Date(after.updatedAt).getTime()).toBeGreaterThan(new Date(before.updatedAt).getTime());
    expect(after.createdAt).toBe(before.createdAt);
    const row = await platform()
      .database.selectFrom('comics.reader')
      .select('theme')
      .where('readerId', '=', other.uuid)
      .executeTakeFirstOrThrow();
    expect(row.theme).toBe('dark');
  });

  it.each([
    ['a language that there is not', { language: 'fr-fr' }],
    ['another spelling', { language: 'pt-BR' }],
    ['a theme that there is not', { theme: 'sepia' }],
    ['nothing in place of a theme', { theme: null }],
    ['a number', { theme: 1 }],
    ['what is no preference', { market: 'portugal' }],
    ['a list', ['dark']],
    ['nothing at all', null],
  ])('refuses %s and keeps what was', async (_what, payload) => {
    const response = await save(payload);
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
    expect((await profile()).preferences).toEqual({ language: 'pt-br', theme: 'dark' });
  });

  it('are of a reader who has no profile yet nowhere to be kept', async () => {
    reader = await platform().signIn();
    const response = await save({ theme: 'light' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('are changed by nobody else, not even the guardian', async () => {
    const guardian = await platform().signIn();
    await addReader(platform().database, guardian.uuid);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', reader.uuid)
      .execute();
    for (const by of [guardian, await platform().signIn('ADMIN')]) {
      const response = await save({ theme: 'light' }, { by });
      expect([response.statusCode, response.json().code]).toEqual([403, 'ACCESS.FORBIDDEN']);
    }
    expect((await profile()).preferences.theme).toBe('dark');
  });
}
