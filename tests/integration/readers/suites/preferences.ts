import { addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** Language and theme of a reader. */
export function preferences(platform: () => TestPlatform): void {
  let reader: TestCaller;
  const savePreferences = (
    payload: unknown,
    { owner = reader, caller = reader }: { owner?: TestCaller; caller?: TestCaller } = {},
  ) =>
    platform().app.inject({
      method: 'PATCH',
      url: `/api/comics/user/${owner.uuid}/preferences`,
      headers: { ...caller.headers, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
  const loadProfile = async () =>
    (await platform().app.inject({ url: `/api/comics/user/${reader.uuid}`, headers: reader.headers })).json();

  beforeEach(async () => {
    reader = await platform().signIn();
    await addReader(platform().database, reader.uuid);
  });

  it('change only as requested, and return the profile', async () => {
    const light = await savePreferences({ theme: 'light' });
    expect(light.statusCode).toBe(200);
    expect(light.json().preferences).toEqual({ language: 'pt-br', theme: 'light' });
    const english = await savePreferences({ language: 'en-us' });
    expect(english.json().preferences).toEqual({ language: 'en-us', theme: 'light' });
    expect(english.json()).toEqual(await loadProfile());
    const both = await savePreferences({ language: 'pt-br', theme: 'dark' });
    expect(both.json().preferences).toEqual({ language: 'pt-br', theme: 'dark' });
  });

  it('update the time of the last change, and leave other profiles unchanged', async () => {
    const other = await platform().signIn();
    await addReader(platform().database, other.uuid);
    const before = await loadProfile();
    await savePreferences({ theme: 'light' });
    const after = await loadProfile();
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
    ['an unknown language', { language: 'fr-fr' }],
    ['another spelling', { language: 'pt-BR' }],
    ['an unknown theme', { theme: 'sepia' }],
    ['null as a theme', { theme: null }],
    ['a number', { theme: 1 }],
    ['a field that is not a preference', { market: 'portugal' }],
    ['a list', ['dark']],
    ['null as the body', null],
  ])('do not change if the request has %s', async (_what, payload) => {
    const response = await savePreferences(payload);
    expect([response.statusCode, response.json().code]).toEqual([400, 'REQUEST.INVALID']);
    expect((await loadProfile()).preferences).toEqual({ language: 'pt-br', theme: 'dark' });
  });

  it('require a profile', async () => {
    reader = await platform().signIn();
    const response = await savePreferences({ theme: 'light' });
    expect([response.statusCode, response.json().code]).toEqual([404, 'USER.NOT_FOUND']);
  });

  it('cannot be changed by other accounts, including the guardian', async () => {
    const guardian = await platform().signIn();
    await addReader(platform().database, guardian.uuid);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', reader.uuid)
      .execute();
    for (const caller of [guardian, await platform().signIn('ADMIN')]) {
      const response = await savePreferences({ theme: 'light' }, { caller });
      expect([response.statusCode, response.json().code]).toEqual([403, 'ACCESS.FORBIDDEN']);
    }
    expect((await loadProfile()).preferences.theme).toBe('dark');
  });
}
