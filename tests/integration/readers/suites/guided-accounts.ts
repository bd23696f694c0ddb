import { sql } from 'kysely';
import { addConsents, currentVersions } from '../../../../server/identity/accounts/consents.ts';
import { removeExpiredCodes } from '../../../../server/identity/emails/magic-codes.ts';
import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { extractLink, findEmailsTo, waitForEmail } from '../../support/emails.ts';
import { birthDateOfAge, familyCalls, statusAndCode } from '../../support/families/family-calls.ts';
import {
  addAccount,
  examplePassword,
  isSessionValid,
  outcomeOf,
  postTo,
  sessionHeadersOf,
} from '../../support/identity-caller.ts';
import { secondFactorCalls } from '../../support/second-factor-calls.ts';
import { addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const openSettings = { isActive: true, maxRating: null, hours: null, showsPrices: false };

/** How guardians open, change and hand over the accounts of children, and switch between them and their own. */
export function guidedAccounts(platform: () => TestPlatform): void {
  const { call, subscribe, addGuardian, childOf, openChild, addChild, change } = familyCalls(platform);

  const cancelHandOver = (by: TestCaller, { uuid }: Pick<TestCaller, 'uuid'>) =>
    platform().app.inject({
      method: 'DELETE',
      url: `/api/comics/guided-account/${uuid}/hand-over`,
      headers: by.headers,
    });
  const list = async (by: TestCaller) => (await call(by, 'GET', '/guided-account')).json();
  const makeOld = ({ uuid }: TestCaller) =>
    sql`update identity.session set created_at = now() - interval '11 minutes' where account_id = ${uuid}`.execute(
      platform().database,
    );

  describe('are opened', () => {
    it('in the market of the guardian, with active settings and without an address and a password', async () => {
      const guardian = await addGuardian();
      const { database } = platform();
      await database
        .updateTable('comics.reader')
        .set({ market: 'portugal', currency: 'EUR', language: 'en-us' })
        .where('readerId', '=', guardian.uuid)
        .execute();
      const opened = await openChild(guardian, { ...childOf(), name: ' Nina Lima ', nickname: 'Nina' });
      expect(opened.statusCode).toBe(200);
      const account = opened.json();
      expect(account).toEqual({
        uuid: expect.any(String),
        username: expect.stringMatching(/^[a-z0-9._]{5,15}$/),
        name: 'Nina Lima',
        nickname: 'Nina',
        avatar: null,
        birthDate: birthDateOfAge(9),
        isIncluded: true,
        settings: openSettings,
        createdAt: expect.any(String),
        deletionAt: null,
        handOver: null,
      });
      expect(await list(guardian)).toEqual({ includedCount: 4, accounts: [account] });
      const stored = await platform().accounts.find(account.uuid);
      expect(stored).toMatchObject({ email: null, passwordHash: null, role: 'USER' });
      const reader = await database
        .selectFrom('comics.reader')
        .selectAll()
        .where('readerId', '=', account.uuid)
        .executeTakeFirst();
      expect(reader).toMatchObject({
        guardianId: guardian.uuid,
        market: 'portugal',
        currency: 'EUR',
        language: 'en-us',
        guardianConsentedAt: expect.any(Date),
        guardianConsentBy: guardian.uuid,
        guardianConsentVersion: currentVersions.find(({ kind }) => kind === 'privacy')?.version,
      });
    });

    it('only as many as the plan includes, and not without one', async () => {
      const guardian = await addGuardian(2);
      const outcomes = await Promise.all(
        ['Nina', 'Beto', 'Caio', 'Duda'].map(async (name) =>
          statusAndCode(await openChild(guardian, childOf(name))),
        ),
      );
      expect(outcomes.sort()).toEqual([
        [200, undefined],
        [200, undefined],
        [409, 'GUIDANCE.TOO_MANY'],
        [409, 'GUIDANCE.TOO_MANY'],
      ]);
      const without = await addGuardian(0);
      expect(statusAndCode(await openChild(without))).toEqual([409, 'GUIDANCE.NOT_INCLUDED']);
      await subscribe(without, 0);
      expect(statusAndCode(await openChild(without))).toEqual([409, 'GUIDANCE.NOT_INCLUDED']);
      expect(await list(without)).toEqual({ includedCount: 0, accounts: [] });
    });

    it('once if the request is repeated, also at once', async () => {
      const guardian = await addGuardian();
      const answers = await Promise.all([openChild(guardian), openChild(guardian)]);
      expect(answers.map(statusAndCode).sort()).toEqual([
        [200, undefined],
        [409, 'USER.EXISTING_GUIDANCE'],
      ]);
      expect(statusAndCode(await openChild(guardian, childOf('NINA')))).toEqual([
        409,
        'USER.EXISTING_GUIDANCE',
      ]);
      const twin = await openChild(guardian, childOf('Nico'));
      expect(twin.statusCode).toBe(200);
    });

    it.each([
      ['a birth date in the future', { birthDate: '2999-01-01' }],
      ['a birth date that does not exist', { birthDate: '2020-02-30' }],
      ['a birth date of an adult', { birthDate: birthDateOfAge(18) }],
      ['a birth date of more than 120 years ago', { birthDate: '1890-01-01' }],
      ['a blank name', { name: '  ' }],
      ['a blank nickname', { nickname: '  ' }],
    ])('not with %s', async (_, wrong) => {
      const guardian = await addGuardian();
      const refused = await openChild(guardian, { ...childOf(), ...wrong });
      expect(statusAndCode(refused)).toEqual([400, 'USER.INVALID_DATA']);
      expect((await list(guardian)).accounts).toEqual([]);
    });

    it('not without consent, by a guided account, or without a profile', async () => {
      const guardian = await addGuardian();
      expect(statusAndCode(await openChild(guardian, { ...childOf(), hasConsent: false }))).toEqual([
        400,
        'REQUEST.INVALID',
      ]);
      const child = await addChild(guardian);
      await subscribe(child);
      expect(statusAndCode(await openChild(child, childOf('Beto')))).toEqual([409, 'USER.PARENT_PERMISSION']);
      expect(statusAndCode(await openChild(await platform().signIn()))).toEqual([404, 'USER.NOT_FOUND']);
    });

    it('not while the deletion of the guardian is scheduled', async () => {
      const guardian = await addGuardian();
      const setDeletion = (deletionAt: Date | null) =>
        platform()
          .database.updateTable('identity.account')
          .set({ deletionAt, deletionLanguage: deletionAt && 'pt-br' })
          .where('uuid', '=', guardian.uuid)
          .execute();
      await setDeletion(new Date(Date.now() + 86_400_000));
      expect(statusAndCode(await openChild(guardian))).toEqual([409, 'USER.GUARDIAN_DELETION']);
      await setDeletion(null);
      expect((await openChild(guardian)).statusCode).toBe(200);
    });

    it('not before the guardian has accepted the current texts', async () => {
      const guardian = await addGuardian();
      await platform()
        .database.deleteFrom('identity.consent')
        .where('accountId', '=', guardian.uuid)
        .where('kind', '=', 'privacy')
        .execute();
      expect(statusAndCode(await openChild(guardian))).toEqual([409, 'CONSENT.OUTDATED']);
    });

    it('only after a recent sign-in', async () => {
      const account = await addAccount(platform());
      await addReader(platform().database, account.uuid);
      await addConsents(platform().database, account.uuid, currentVersions);
      const headers = sessionHeadersOf(
        await postTo(platform(), '/auth/login', { entry: account.email, password: examplePassword }),
      );
      const guardian = { uuid: account.uuid, headers };
      await subscribe(guardian);
      await makeOld(guardian);
      expect(statusAndCode(await openChild(guardian))).toEqual([409, 'USER.PASSWORD_REQUIRED']);
      expect(statusAndCode(await openChild(guardian, { ...childOf(), password: 'outra-coisa-9' }))).toEqual([
        400,
        'USER.WRONG_PASSWORD',
      ]);
      expect((await openChild(guardian, { ...childOf(), password: examplePassword })).statusCode).toBe(200);
    });
  });

  describe('without an address', () => {
    it('have the one of the guardian in their profile, and sign in to nothing', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const profile = await platform().app.inject({
        url: `/api/identity/user/${child.uuid}`,
        headers: child.headers,
      });
      expect(profile.json().data).toMatchObject({ email: guardian.email, hasVerifiedEmail: true });
      const { username } = profile.json().data;
      const login = { entry: username, password: examplePassword };
      expect(await outcomeOf(postTo(platform(), '/auth/login', login))).toEqual([401, 'INVALID_CREDENTIALS']);
      expect((await postTo(platform(), '/user/recover-password', { entry: username })).statusCode).toBe(200);
      expect((await postTo(platform(), '/user/validate-email/resend', { entry: username })).statusCode).toBe(
        200,
      );
      const second = await platform().app.inject({
        method: 'POST',
        url: '/api/identity/user/second-factor/begin',
        headers: child.headers,
        payload: {},
      });
      expect(statusAndCode(second)).toEqual([409, 'USER.PARENT_PERMISSION']);
      // Emails are sent in order: an email to the guardian would have arrived before this one.
      await postTo(platform(), '/user/recover-password', { entry: guardian.email });
      await waitForEmail(platform(), guardian.email);
      expect(await findEmailsTo(platform(), guardian.email)).toHaveLength(1);
    });

    it('have it in the account search of staff', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const staff = await platform().signIn('ADMIN');
      const { username } = (await platform().accounts.find(child.uuid)) ?? {};
      const found = await platform().app.inject({
        method: 'POST',
        url: '/api/identity/admin/user/find',
        headers: staff.headers,
        payload: { entry: username },
      });
      expect(found.json().data).toMatchObject({ uuid: child.uuid, email: guardian.email });
    });

    it('have no public profile', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const account = await platform().accounts.find(child.uuid);
      const found = await platform().app.inject({ url: `/api/identity/user/profile/${account?.username}` });
      expect(statusAndCode(found)).toEqual([404, 'USER.NOT_FOUND']);
    });

    it('know the name of the guardian and their settings', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const { parentDragonId, guardianName, parentalSettings } = (
        await call(child, 'GET', `/user/${child.uuid}`)
      ).json();
      expect({ parentDragonId, guardianName, parentalSettings }).toEqual({
        parentDragonId: guardian.uuid,
        guardianName: 'Lia',
        parentalSettings: openSettings,
      });
      expect((await call(guardian, 'GET', `/user/${guardian.uuid}`)).json()).toMatchObject({
        guardianName: null,
      });
    });
  });

  describe('are changed', () => {
    it('in what the request contains', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const hours = { from: '20:00', until: '07:30' };
      const first = await change(guardian, child, {
        settings: { maxRating: '12', hours, showsPrices: true },
      });
      expect(first.json()).toMatchObject({
        nickname: 'Nina',
        settings: { isActive: true, maxRating: '12', hours, showsPrices: true },
      });
      const second = await change(guardian, child, {
        nickname: 'Nininha',
        settings: { isActive: false, showsPrices: false, hours: null },
      });
      expect(second.json()).toMatchObject({
        name: 'Nina',
        nickname: 'Nininha',
        settings: { isActive: false, maxRating: '12', hours: null, showsPrices: false },
      });
      expect((await list(guardian)).accounts).toEqual([second.json()]);
    });

    it('not to blank names, unknown ratings, or hours that end when they start', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const refused = async (payload: object) => statusAndCode(await change(guardian, child, payload));
      expect(await refused({ name: ' ' })).toEqual([400, 'USER.INVALID_DATA']);
      expect(await refused({ settings: { hours: { from: '08:00', until: '08:00' } } })).toEqual([
        400,
        'USER.INVALID_DATA',
      ]);
      for (const settings of [
        { maxRating: '+18' },
        { hours: { from: '24:00', until: '08:00' } },
        { hours: { from: '8:00', until: '09:00' } },
      ])
        expect(await refused({ settings })).toEqual([400, 'REQUEST.INVALID']);
      expect((await list(guardian)).accounts[0].settings).toEqual(openSettings);
    });

    it('by nobody else, and without a hint whether they exist', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const stranger = await addGuardian();
      for (const by of [stranger, child])
        for (const uuid of [child.uuid, guardian.uuid, unknownId]) {
          const answers = [
            await change(by, { uuid }, { nickname: 'Outra' }),
            await call(by, 'POST', `/guided-account/${uuid}/session`),
            await call(by, 'POST', `/guided-account/${uuid}/hand-over`, { email: 'outra@banca.example' }),
            await cancelHandOver(by, { uuid }),
          ];
          expect(answers.map(statusAndCode)).toEqual(answers.map(() => [404, 'USER.NOT_FOUND']));
        }
      expect(await list(child)).toMatchObject({ accounts: [] });
      expect((await list(guardian)).accounts[0].nickname).toBe('Nina');
    });
  });

  describe('of a plan that ends', () => {
    it('stay, the oldest ones included in what is left', async () => {
      const guardian = await addGuardian(2);
      const oldest = await addChild(guardian);
      const youngest = await addChild(guardian, childOf('Beto'));
      const { database } = platform();
      const included = async () => {
        const { includedCount, accounts } = await list(guardian);
        return [
          includedCount,
          ...accounts.map(({ uuid, isIncluded }: { uuid: string; isIncluded: boolean }) => [
            uuid,
            isIncluded,
          ]),
        ];
      };
      expect(await included()).toEqual([2, [oldest.uuid, true], [youngest.uuid, true]]);
      await database.updateTable('comics.plan').set({ guidedAccountsCount: 1 }).execute();
      expect(await included()).toEqual([1, [oldest.uuid, true], [youngest.uuid, false]]);
      await database
        .updateTable('comics.subscription')
        .set({ expiresAt: new Date() })
        .where('readerId', '=', guardian.uuid)
        .execute();
      expect(await included()).toEqual([0, [oldest.uuid, false], [youngest.uuid, false]]);
    });
  });

  describe('get a session', () => {
    const open = (by: TestCaller, { uuid }: Pick<TestCaller, 'uuid'>) =>
      call(by, 'POST', `/guided-account/${uuid}/session`);

    it('which replaces the one of the guardian on the device', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const { user, token } = (await open(guardian, child)).json();
      expect(user).toMatchObject({
        dragonId: child.uuid,
        parentDragonId: guardian.uuid,
        guardianName: 'Lia',
      });
      const headers = { authorization: `Bearer ${token}` };
      const account = await platform().accounts.find(child.uuid);
      if (!account) throw new Error('The child has no account.');
      expect(await isSessionValid(platform(), headers, account)).toBe(true);
      expect(statusAndCode(await call(guardian, 'GET', '/guided-account'))).toEqual([
        401,
        'SESSION.REQUIRED',
      ]);
      expect(statusAndCode(await open(guardian, child))).toEqual([401, 'SESSION.REQUIRED']);
      expect(platform().securityEvents).toContainEqual(
        expect.objectContaining({
          event: 'sign-in',
          outcome: 'success',
          caller: guardian.uuid,
          account: child.uuid,
          method: 'guardian',
        }),
      );
    });

    it('once if two requests of the same session arrive at once', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const answers = await Promise.all([open(guardian, child), open(guardian, child)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    });

    it('which ends when the guardian is signed out everywhere', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const { token } = (await open(guardian, child)).json();
      const staff = await platform().signIn('ADMIN');
      const ended = await platform().app.inject({
        method: 'POST',
        url: `/api/identity/admin/user/${guardian.uuid}/sessions/end`,
        headers: staff.headers,
        payload: {},
      });
      expect(ended.statusCode).toBe(200);
      const headers = { authorization: `Bearer ${token}` };
      expect((await call({ headers }, 'GET', '/guided-account')).statusCode).toBe(401);
      // The child's own session stays.
      expect((await call(child, 'GET', '/guided-account')).statusCode).toBe(200);
    });

    it('which the guardian sees with the name of the child, and ends on another device', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      const { token } = (await open(guardian, child)).json();
      const childHeaders = { authorization: `Bearer ${token}` };
      const { token: ownToken } = await openSessions(platform().database).open(
        guardian.uuid,
        passedBySession,
      );
      const headers = { authorization: `Bearer ${ownToken}` };
      const sessions = (method: 'GET' | 'DELETE', by: TestCaller['headers'], id = '') =>
        platform().app.inject({ method, url: `/api/identity/sessions${id}`, headers: by });
      const listed: { uuid: string; isCurrent: boolean; childName: string | null }[] = (
        await sessions('GET', headers)
      ).json().data;
      // The session that the child has without the guardian is not listed.
      expect(listed.map(({ isCurrent, childName }) => [isCurrent, childName])).toEqual([
        [true, null],
        [false, 'Nina'],
      ]);
      const ofChild: { childName: string | null }[] = (await sessions('GET', childHeaders)).json().data;
      expect(ofChild.map(({ childName }) => childName)).toEqual([null, null]);
      const id = `/${listed[1]?.uuid}`;
      const stranger = await addGuardian();
      expect((await sessions('DELETE', stranger.headers, id)).statusCode).toBe(200);
      expect((await sessions('GET', childHeaders)).statusCode).toBe(200);
      expect((await sessions('DELETE', headers, id)).statusCode).toBe(200);
      expect((await sessions('GET', childHeaders)).statusCode).toBe(401);
      expect((await sessions('GET', headers)).json().data).toHaveLength(1);
    });

    it('not if they are closed', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      await platform()
        .database.updateTable('identity.account')
        .set({ isActive: false })
        .where('uuid', '=', child.uuid)
        .execute();
      expect(statusAndCode(await open(guardian, child))).toEqual([409, 'LOGIN.ACCOUNT_CLOSED']);
      expect((await call(guardian, 'GET', '/guided-account')).statusCode).toBe(200);
    });
  });

  describe('lead back to the guardian', () => {
    const { turnOn, logIn } = secondFactorCalls(platform);

    /** Adds a guardian with a password, and a child with a session. */
    async function addFamily() {
      const account = await addAccount(platform());
      await addReader(platform().database, account.uuid);
      await addConsents(platform().database, account.uuid, currentVersions);
      const headers = sessionHeadersOf(await logIn(account.email));
      const guardian = { uuid: account.uuid, headers };
      await subscribe(guardian);
      return { account, guardian, child: await addChild(guardian) };
    }
    let address = 0;
    const goBack = (child: TestCaller, payload: object) => {
      address += 1;
      return platform().app.inject({
        method: 'POST',
        url: '/api/comics/guided-account/guardian-session',
        remoteAddress: `172.29.0.${address}`,
        headers: child.headers,
        payload,
      });
    };

    it('with the password, and lose their session', async () => {
      const { guardian, child } = await addFamily();
      expect(statusAndCode(await goBack(child, { password: 'nada-disso-7' }))).toEqual([
        400,
        'USER.WRONG_PASSWORD',
      ]);
      const { user, token } = (await goBack(child, { password: examplePassword })).json();
      const entries = platform().securityEvents.filter(({ account }) => account === guardian.uuid);
      const entry = { event: 'return to guardian', caller: child.uuid, method: 'password' };
      expect(entries.slice(-2)).toEqual([
        expect.objectContaining({ ...entry, outcome: 'failure', code: 'USER.WRONG_PASSWORD' }),
        expect.objectContaining({ ...entry, outcome: 'success' }),
      ]);
      expect(user).toMatchObject({ dragonId: guardian.uuid, parentDragonId: null });
      const headers = { authorization: `Bearer ${token}` };
      expect((await call({ headers }, 'GET', '/guided-account')).json().accounts).toHaveLength(1);
      expect((await call(child, 'GET', '/guided-account')).statusCode).toBe(401);
    });

    it('with the second factor, and keep their session until it is correct', async () => {
      const { guardian, child } = await addFamily();
      const { recoveryCodes } = await turnOn(guardian.headers);
      const [recoveryCode = ''] = recoveryCodes;
      expect(statusAndCode(await goBack(child, { password: examplePassword }))).toEqual([
        401,
        'LOGIN.SECOND_FACTOR_REQUIRED',
      ]);
      const wrong = { password: examplePassword, secondFactorCode: '000-000' };
      expect(statusAndCode(await goBack(child, wrong))).toEqual([401, 'LOGIN.WRONG_SECOND_FACTOR']);
      expect((await call(child, 'GET', '/guided-account')).statusCode).toBe(200);
      const correct = { password: examplePassword, secondFactorCode: recoveryCode };
      expect((await goBack(child, correct)).statusCode).toBe(200);
    });

    it('not after many wrong passwords, with the limits of a sign-in', async () => {
      const { child } = await addFamily();
      const guess = (password: string) =>
        platform().app.inject({
          method: 'POST',
          url: '/api/comics/guided-account/guardian-session',
          remoteAddress: '172.30.0.1',
          headers: child.headers,
          payload: { password },
        });
      for (let count = 0; count < 10; count += 1)
        expect((await guess(`errada-${count}`)).statusCode).toBe(400);
      expect(statusAndCode(await guess(examplePassword))).toEqual([429, 'LOGIN.TOO_MANY_ATTEMPTS']);
    });

    it('not without a password of the guardian, without a guardian, or to a closed account', async () => {
      const { account, guardian, child } = await addFamily();
      expect(statusAndCode(await goBack(guardian, { password: examplePassword }))).toEqual([
        409,
        'USER.NOT_GUIDED',
      ]);
      const setGuardian = (columns: { passwordHash?: null; isActive?: boolean }) =>
        platform()
          .database.updateTable('identity.account')
          .set(columns)
          .where('uuid', '=', account.uuid)
          .execute();
      await setGuardian({ isActive: false });
      expect(statusAndCode(await goBack(child, { password: examplePassword }))).toEqual([
        409,
        'LOGIN.ACCOUNT_CLOSED',
      ]);
      await setGuardian({ isActive: true, passwordHash: null });
      expect(statusAndCode(await goBack(child, { password: examplePassword }))).toEqual([
        409,
        'USER.SIGN_IN_AGAIN',
      ]);
      expect((await call(child, 'GET', '/guided-account')).statusCode).toBe(200);
    });
  });

  describe('are handed over', () => {
    const begin = (by: TestCaller, { uuid }: Pick<TestCaller, 'uuid'>, email: string) =>
      call(by, 'POST', `/guided-account/${uuid}/hand-over`, { email });
    const setBirthDate = ({ uuid }: TestCaller, birthDate: string | null) =>
      platform()
        .database.updateTable('identity.account')
        .set({ birthDate })
        .where('uuid', '=', uuid)
        .execute();
    const addressOf = ({ uuid }: TestCaller, name = 'nina') => `${name}.${uuid.slice(0, 8)}@banca.example`;
    const newPassword = 'pipa-amarela-no-vento-3';
    const accept = (link: { uuid: string; code: string }) =>
      postTo(platform(), '/user/update-password-from-magic-link', {
        uuid: link.uuid,
        code: link.code,
        new_password: newPassword,
      });
    async function addAdult() {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      await setBirthDate(child, birthDateOfAge(18));
      return { guardian, child };
    }

    it('when the owner opens the link: with their address, without guardian, settings and deletion', async () => {
      const guardian = await addGuardian();
      const child = await addChild(guardian);
      await change(guardian, child, { settings: { maxRating: '10', showsPrices: true } });
      const email = addressOf(child);
      expect(statusAndCode(await begin(guardian, child, email))).toEqual([409, 'GUIDANCE.MINOR']);
      await setBirthDate(child, birthDateOfAge(18));
      const begun = await begin(guardian, child, ` ${email} `);
      expect(begun.json()).toMatchObject({ handOver: { email, expiresAt: expect.any(String) } });
      const message = await waitForEmail(platform(), email);
      expect(message.subject).toBe('A sua conta na Banca pode ser só sua');
      const { username } = (await platform().accounts.find(child.uuid)) ?? {};
      expect(message.text).toContain(`pela conta “${username}” na Banca`);
      // Until the link is opened, the account stays with the guardian.
      expect((await list(guardian)).accounts).toEqual([begun.json()]);
      expect((await call(child, 'GET', '/guided-account')).statusCode).toBe(200);
      expect((await platform().accounts.find(child.uuid))?.email).toBeNull();
      await platform()
        .database.updateTable('identity.account')
        .set({ deletionAt: new Date(Date.now() + 86_400_000), deletionLanguage: 'pt-br' })
        .where('uuid', '=', child.uuid)
        .execute();
      const link = extractLink(message);
      expect(link.address).toMatch(/\/auth\/reset-password$/);
      expect((await accept(link)).statusCode).toBe(200);
      expect((await call(child, 'GET', '/guided-account')).statusCode).toBe(401);
      expect((await list(guardian)).accounts).toEqual([]);
      const reader = await platform()
        .database.selectFrom('comics.reader')
        .selectAll()
        .where('readerId', '=', child.uuid)
        .executeTakeFirst();
      expect(reader).toMatchObject({
        guardianId: null,
        hasParentalControl: false,
        maxRating: null,
        showsPrices: false,
      });
      const login = { entry: email, password: newPassword };
      expect((await postTo(platform(), '/auth/login', login)).statusCode).toBe(200);
      expect((await platform().accounts.find(child.uuid))?.deletionAt).toBeNull();
      expect(await outcomeOf(accept(link))).toEqual([400, 'USER.INVALID_CODE']);
    });

    it('only with the last link, and not after the guardian cancelled or corrected the birth date', async () => {
      const { guardian, child } = await addAdult();
      const linkTo = async (email: string) => {
        expect((await begin(guardian, child, email)).statusCode).toBe(200);
        return extractLink(await waitForEmail(platform(), email));
      };
      const wrong = await linkTo(addressOf(child, 'mina'));
      const right = await linkTo(addressOf(child));
      expect(await outcomeOf(accept(wrong))).toEqual([400, 'USER.INVALID_CODE']);
      expect((await cancelHandOver(guardian, child)).json()).toMatchObject({ handOver: null });
      expect(await outcomeOf(accept(right))).toEqual([400, 'USER.INVALID_CODE']);
      const corrected = await linkTo(addressOf(child, 'nina.lima'));
      await setBirthDate(child, birthDateOfAge(17));
      expect(await outcomeOf(accept(corrected))).toEqual([400, 'USER.INVALID_CODE']);
      expect((await list(guardian)).accounts).toHaveLength(1);
    });

    it('not by a link that expired, whose address is no longer shown or stored', async () => {
      const { database } = platform();
      const { guardian, child } = await addAdult();
      const email = addressOf(child);
      await begin(guardian, child, email);
      const link = extractLink(await waitForEmail(platform(), email));
      const codes = database.selectFrom('identity.magic_code').select('email').where('email', '=', email);
      await removeExpiredCodes(database, new Date());
      expect(await codes.execute()).toHaveLength(1);
      const expiresAt = new Date(Date.now() - 1);
      await database
        .updateTable('identity.magic_code')
        .set({ expiresAt })
        .where('email', '=', email)
        .execute();
      expect((await list(guardian)).accounts).toMatchObject([{ handOver: null }]);
      expect(await outcomeOf(accept(link))).toEqual([400, 'USER.INVALID_CODE']);
      await removeExpiredCodes(database, new Date());
      expect(await codes.execute()).toEqual([]);
    });

    it('not if the deletion of the account was scheduled after the link was sent', async () => {
      const { guardian, child } = await addAdult();
      const email = addressOf(child);
      await begin(guardian, child, email);
      const link = extractLink(await waitForEmail(platform(), email));
      const scheduled = await platform().app.inject({
        method: 'POST',
        url: `/api/identity/user/${child.uuid}/deletion`,
        headers: guardian.headers,
        payload: {},
      });
      expect(scheduled.statusCode).toBe(200);
      expect((await list(guardian)).accounts).toMatchObject([
        { handOver: null, deletionAt: expect.any(String) },
      ]);
      expect(await outcomeOf(accept(link))).toEqual([400, 'USER.INVALID_CODE']);
    });

    it('not if another account has taken the address meanwhile', async () => {
      const { guardian, child } = await addAdult();
      const email = addressOf(child);
      await begin(guardian, child, email);
      const link = extractLink(await waitForEmail(platform(), email));
      await platform()
        .database.updateTable('identity.account')
        .set({ email: email.toUpperCase() })
        .where('uuid', '=', (await addGuardian()).uuid)
        .execute();
      expect(await outcomeOf(accept(link))).toEqual([409, 'USER.EXISTING_EMAIL']);
      expect((await list(guardian)).accounts).toHaveLength(1);
    });

    it('not without a birth date, with an address that is invalid or taken, or if they are closed', async () => {
      const { guardian, child } = await addAdult();
      expect(statusAndCode(await begin(guardian, child, 'nina'))).toEqual([400, 'USER.INVALID_DATA']);
      expect(statusAndCode(await begin(guardian, child, guardian.email.toUpperCase()))).toEqual([
        409,
        'USER.EXISTING_EMAIL',
      ]);
      await platform()
        .database.updateTable('identity.account')
        .set({ isActive: false })
        .where('uuid', '=', child.uuid)
        .execute();
      expect(statusAndCode(await begin(guardian, child, addressOf(child)))).toEqual([
        409,
        'LOGIN.ACCOUNT_CLOSED',
      ]);
      await setBirthDate(child, null);
      expect(statusAndCode(await begin(guardian, child, addressOf(child)))).toEqual([409, 'GUIDANCE.MINOR']);
      expect((await list(guardian)).accounts).toMatchObject([{ handOver: null }]);
    });
  });
}
