import { legalTexts } from '../../../../server/legal/legal-texts.ts';
import { buildSignUp, identityCalls } from '../../support/identity-calls.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** The texts that accounts accept, with version and time. Rules 123 and 124. */
export function consents(platform: () => TestPlatform): void {
  const { signUp } = identityCalls(platform);
  const get = (path: string, headers: Record<string, string> = {}) =>
    platform().app.inject({ url: `/api/identity${path}`, headers });
  const accept = ({ headers }: TestCaller, payload: object) =>
    platform().app.inject({ method: 'POST', url: '/api/identity/consent', headers, payload });
  const hasAccepted = async ({ uuid, headers }: TestCaller) =>
    (await get(`/user/${uuid}`, headers)).json().data.hasAcceptedLgpd;
  const current = legalTexts.map(({ kind, version }) => ({ kind, version }));
  const rowsOf = (uuid: string) =>
    platform()
      .database.selectFrom('identity.consent')
      .selectAll()
      .where('accountId', '=', uuid)
      .orderBy('kind')
      .execute();

  beforeAll(() => platform().deleteAllData());

  it('lists the current texts in the language of the request', async () => {
    const inPortuguese = await get('/consent/text', { 'accept-language': 'pt-br' });
    const inEnglish = await get('/consent/text', { 'accept-language': 'en-us' });
    for (const [answer, language] of [
      [inPortuguese, 'pt-br'],
      [inEnglish, 'en-us'],
    ] as const) {
      expect(answer.json().data).toEqual(
        legalTexts.map(({ kind, version, changes, address }) => ({
          kind,
          version,
          changes: changes[language],
          address: address[language],
        })),
      );
    }
  });

  it('stores the versions of a sign-up with their time, and of a repeated one only once', async () => {
    const user = buildSignUp({ acceptedVersions: current });
    const { uuid } = (await signUp(user)).json().data;
    const stored = await rowsOf(uuid);
    expect(stored.map(({ kind, version }) => ({ kind, version }))).toEqual(
      [...current].sort((one, other) => one.kind.localeCompare(other.kind)),
    );
    for (const { acceptedAt } of stored) expect(Date.now() - Number(acceptedAt)).toBeLessThan(60_000);
    expect((await signUp(user)).statusCode).toBe(201);
    expect(await rowsOf(uuid)).toEqual(stored);
  });

  it('opens no account for a version that is not the current one', async () => {
    const user = buildSignUp({ acceptedVersions: [{ kind: 'terms', version: '2020-01-01' }] });
    const answer = await signUp(user);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONSENT.OUTDATED']);
    const exists = await get(`/user/exists/email/${user.email}`);
    expect(exists.json().data.exists).toBe(false);
  });

  it('counts only the current versions, and keeps the earlier ones', async () => {
    const reader = await platform().signIn();
    expect(await hasAccepted(reader)).toBe(false);
    for (const { kind, version } of current) {
      expect(await hasAccepted(reader)).toBe(false);
      expect((await accept(reader, { kind, version })).json().data).toEqual({
        kind,
        version,
        acceptedAt: expect.any(String),
      });
    }
    expect(await hasAccepted(reader)).toBe(true);

    // The same state as after the publication of a new version.
    await platform()
      .database.updateTable('identity.consent')
      .set({ version: '2025-12-31' })
      .where('accountId', '=', reader.uuid)
      .where('kind', '=', 'privacy')
      .execute();
    expect(await hasAccepted(reader)).toBe(false);
    const privacy = current.filter(({ kind }) => kind === 'privacy');
    for (const version of privacy) await accept(reader, version);
    expect(await hasAccepted(reader)).toBe(true);
    const { accepted } = (await get('/consent', reader.headers)).json().data;
    expect(accepted).toHaveLength(3);
    expect(accepted[0]).toMatchObject({ kind: 'privacy', version: privacy[0]?.version });
    expect(accepted).toContainEqual(expect.objectContaining({ kind: 'privacy', version: '2025-12-31' }));
  });

  it('keeps the first time of a version, also for concurrent requests', async () => {
    const reader = await platform().signIn();
    const [version] = current;
    if (!version) throw new Error('There is no text.');
    const answers = await Promise.all([1, 2, 3].map(() => accept(reader, version)));
    const times = answers.map((answer) => answer.json().data.acceptedAt);
    expect(new Set(times).size).toBe(1);
    expect(await rowsOf(reader.uuid)).toHaveLength(1);
  });

  it('refuses outdated and invalid versions', async () => {
    const reader = await platform().signIn();
    const outcomes = [];
    for (const payload of [
      { kind: 'terms', version: '2020-01-01' },
      { kind: 'terms', version: 'latest' },
      { kind: 'cookies', version: current[0]?.version },
      {},
    ]) {
      const answer = await accept(reader, payload);
      outcomes.push([answer.statusCode, answer.json().code]);
    }
    expect(outcomes).toEqual([
      [409, 'CONSENT.OUTDATED'],
      [400, 'REQUEST.INVALID'],
      [400, 'REQUEST.INVALID'],
      [400, 'REQUEST.INVALID'],
    ]);
    expect(await rowsOf(reader.uuid)).toEqual([]);
  });

  it('never asks a guided account, which cannot accept', async () => {
    const [guardian, child] = [await platform().signIn(), await platform().signIn()];
    const profile = { language: 'pt-br', theme: 'dark', market: 'brazil', currency: 'BRL' };
    await platform()
      .database.insertInto('comics.reader')
      .values([
        { ...profile, readerId: guardian.uuid, guardianId: null },
        { ...profile, readerId: child.uuid, guardianId: guardian.uuid },
      ])
      .execute();
    expect([await hasAccepted(guardian), await hasAccepted(child)]).toEqual([false, true]);
    const answer = await accept(child, current[0] ?? {});
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'USER.PARENT_PERMISSION']);
  });
}
