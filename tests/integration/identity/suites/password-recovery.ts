import type { Contact } from '../../../../server/identity/accounts/find-contact.ts';
import { openOperatorLinks } from '../../../../server/readers/operator-links/operator-links.ts';
import { ensureReader } from '../../../../server/readers/readers.ts';
import { extractLink, findEmailsTo, type TestLink, waitForEmail } from '../../support/emails.ts';
import {
  addAccount,
  deactivateAccount,
  examplePassword,
  isSessionValid,
  outcomeOf,
  postTo,
  sessionHeadersOf,
} from '../../support/identity-caller.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const newPassword = 'outra-senha-boa-2';

export function passwordRecovery(platform: () => TestPlatform): void {
  const post = (path: string, payload: object, options: Parameters<typeof postTo>[3] = {}) =>
    postTo(platform(), path, payload, options);
  const requestRecovery = (usernameOrEmail: string, options: Parameters<typeof postTo>[3] = {}) =>
    post('/user/recover-password', { entry: usernameOrEmail }, options);
  const reset = ({ uuid, code }: Omit<TestLink, 'address'>, new_password = newPassword) =>
    post('/user/update-password-from-magic-link', { uuid, code, new_password });
  const logIn = (usernameOrEmail: string, password: string) =>
    post('/auth/login', { entry: usernameOrEmail, password });

  /** Requests a recovery email and returns its link. `count`: the number of emails to the account by then. */
  async function requestLink({ email }: Contact, count = 1): Promise<TestLink> {
    await requestRecovery(email);
    return extractLink(await waitForEmail(platform(), email, count));
  }

  beforeAll(() => platform().deleteAllData());

  describe('recovery', () => {
    it('responds in the same way whether the account exists, and writes only to open accounts', async () => {
      const account = await addAccount(platform());
      const closed = await addAccount(platform());
      await deactivateAccount(platform(), closed);
      const unknown = 'ninguem@banca.example';
      const responses = [];
      for (const usernameOrEmail of [unknown, closed.email, closed.username, 'zero\0', account.email]) {
        const { statusCode, headers, body } = await requestRecovery(usernameOrEmail);
        responses.push({ statusCode, headers: { ...headers, date: '' }, body });
      }
      expect(responses[0]).toMatchObject({ statusCode: 200, body: '{"data":null}' });
      for (const response of responses) expect(response).toEqual(responses[0]);
      // Emails are sent in order, so earlier ones would have arrived before this one.
      await waitForEmail(platform(), account.email);
      expect(await findEmailsTo(platform(), unknown)).toEqual([]);
      expect(await findEmailsTo(platform(), closed.email)).toEqual([]);
    });

    it.each([true, false])(
      'unlinks an operator whose customer entered the address without proof (confirmed: %s)',
      async (hasVerifiedEmail) => {
        const { database } = platform();
        const links = openOperatorLinks(database);
        for (const isAddressNamed of [true, false]) {
          const account = await addAccount(platform(), { hasVerifiedEmail });
          const [readerId, subject] = [account.uuid, account.uuid];
          await ensureReader(database, readerId);
          await links.add({ readerId, provider: 'claro', subject, isAddressNamed });
          expect((await reset(await requestLink(account))).statusCode).toBe(200);
          const operatorLink = await links.findByReader(readerId);
          expect(operatorLink).toMatchObject({ isActive: !isAddressNamed, isAddressNamed: false });
        }
      },
    );

    it.each([
      ['pt-BR,pt;q=0.9', 'Crie uma nova senha na Banca', '30 minutos'],
      ['en-US', 'Create a new password for Banca', '30 minutes'],
    ])('writes the email in the requested language (%s)', async (language, subject, validity) => {
      const account = await addAccount(platform());
      await requestRecovery(` ${account.username.toUpperCase()} `, {
        headers: { 'accept-language': language },
      });
      const email = await waitForEmail(platform(), account.email);
      expect(email.subject).toBe(subject);
      expect(email.text).toContain(validity);
    });

    it('sends a link to this site with the code in the fragment, whatever host the request names', async () => {
      const account = await addAccount(platform());
      await requestRecovery(account.email, { headers: { 'x-forwarded-host': 'evil.example' } });
      const { address, uuid, code } = extractLink(await waitForEmail(platform(), account.email));
      expect(address).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/auth\/reset-password$/);
      expect(uuid).toBe(account.uuid);
      expect(code).toMatch(/^[\w-]{43}$/);
      const codeRows = await platform().database.selectFrom('identity.magic_code').selectAll().execute();
      expect(JSON.stringify(codeRows)).toContain(uuid);
      expect(JSON.stringify(codeRows)).not.toContain(code);
    });

    it('limits the requests of a network', async () => {
      const remoteAddress = '192.0.2.1';
      const requests = Array.from({ length: 31 }, () =>
        requestRecovery('ninguem@banca.example', { remoteAddress }),
      );
      const limited = (await Promise.all(requests)).filter(({ statusCode }) => statusCode === 429);
      expect(limited).toHaveLength(1);
      expect(limited[0]?.json().code).toBe('REQUEST.TOO_MANY');
      expect((await requestRecovery('ninguem@banca.example')).statusCode).toBe(200);
    });

    it('sends at most 20 emails an hour to an account, and does not reveal the limit', async () => {
      const account = await addAccount(platform());
      for (let count = 0; count < 22; count += 1) {
        expect((await requestRecovery(account.email)).body).toBe('{"data":null}');
      }
      await requestLink(await addAccount(platform()));
      expect(await findEmailsTo(platform(), account.email)).toHaveLength(20);
    });

    it('stays available to the owner after many requests from another network', async () => {
      const account = await addAccount(platform());
      const remoteAddress = '192.0.2.4';
      for (let count = 0; count < 5; count += 1) {
        for (const usernameOrEmail of [account.email, account.username]) {
          expect((await requestRecovery(usernameOrEmail, { remoteAddress })).body).toBe('{"data":null}');
        }
      }
      const link = await requestLink(account, 4);
      expect(await findEmailsTo(platform(), account.email)).toHaveLength(4);
      expect((await reset(link)).statusCode).toBe(200);
    });
  });

  describe('a recovery email', () => {
    it('sets a new password, ends all sessions, confirms the address and is followed by a notice', async () => {
      const account = await addAccount(platform());
      const sessions = await Promise.all([1, 2].map(() => logIn(account.email, examplePassword)));
      await platform()
        .database.updateTable('identity.account')
        .set({ hasVerifiedEmail: false })
        .where('uuid', '=', account.uuid)
        .execute();
      const response = await reset(await requestLink(account));
      expect([response.statusCode, response.json()]).toEqual([200, { data: null }]);
      for (const session of sessions)
        expect(await isSessionValid(platform(), sessionHeadersOf(session), account)).toBe(false);
      expect(await outcomeOf(logIn(account.email, examplePassword))).toEqual([401, 'INVALID_CREDENTIALS']);
      expect((await logIn(account.email, newPassword)).statusCode).toBe(200);
      const notice = await waitForEmail(platform(), account.email, 2);
      expect(notice.subject).toBe('Sua senha da Banca mudou');
      expect(extractLink(notice)).toMatchObject({
        address: expect.stringMatching(/\/auth\/forgot-password$/),
        code: '',
      });
      expect(`${notice.subject}${notice.text}`).not.toContain(newPassword);
    });

    it('sets the first password of an account that Google or an operator has opened', async () => {
      const account = await addAccount(platform(), { password: null });
      expect((await reset(await requestLink(account))).statusCode).toBe(200);
      expect((await logIn(account.username, newPassword)).statusCode).toBe(200);
    });

    it('works once, also for concurrent requests', async () => {
      const link = await requestLink(await addAccount(platform()));
      const responses = await Promise.all([reset(link), reset(link, 'uma-terceira-senha-3'), reset(link)]);
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
      expect(await outcomeOf(reset(link))).toEqual([400, 'USER.INVALID_CODE']);
    });

    it('is valid while it is one of the three newest and none of them is used', async () => {
      const account = await addAccount(platform());
      const links: TestLink[] = [];
      for (let count = 1; count <= 4; count += 1) links.push(await requestLink(account, count));
      const [first, second, third, fourth] = links as [TestLink, TestLink, TestLink, TestLink];
      expect(await outcomeOf(reset(first))).toEqual([400, 'USER.INVALID_CODE']);
      expect((await reset(second)).statusCode).toBe(200);
      for (const link of [second, third, fourth]) {
        expect(await outcomeOf(reset(link))).toEqual([400, 'USER.INVALID_CODE']);
      }
    });

    it('is valid for thirty minutes', async () => {
      const account = await addAccount(platform());
      const link = await requestLink(account);
      const { database } = platform();
      const { expiresAt } = await database
        .selectFrom('identity.magic_code')
        .select('expiresAt')
        .where('accountId', '=', account.uuid)
        .executeTakeFirstOrThrow();
      expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(30);
      await database
        .updateTable('identity.magic_code')
        .set({ expiresAt: new Date() })
        .where('accountId', '=', account.uuid)
        .execute();
      expect(await outcomeOf(reset(link))).toEqual([400, 'USER.INVALID_CODE']);
    });

    it('sets only the password, and only of its own account', async () => {
      const link = await requestLink(await addAccount(platform()));
      const other = await addAccount(platform());
      expect(await outcomeOf(reset({ ...link, uuid: other.uuid }))).toEqual([400, 'USER.INVALID_CODE']);
      expect(await outcomeOf(post('/user/validate-email', { uuid: link.uuid, code: link.code }))).toEqual([
        400,
        'USER.INVALID_CODE',
      ]);
      expect((await reset(link)).statusCode).toBe(200);
    });

    it.each(['curta-1', 'so-letras-aqui', '1234567890'])(
      'rejects the password "%s", and stays valid',
      async (weak) => {
        const link = await requestLink(await addAccount(platform()));
        expect(await outcomeOf(reset(link, weak))).toEqual([400, 'USER.INVALID_PASSWORD']);
        expect((await reset(link)).statusCode).toBe(200);
      },
    );

    it('rejects a password that is easy to guess for this account, and stays valid', async () => {
      const account = await addAccount(platform());
      const link = await requestLink(account);
      for (const easy of ['princesa1', `${account.username}1`, 'pao-de-queijo-quente-31']) {
        expect([easy, ...(await outcomeOf(reset(link, easy)))]).toEqual([easy, 400, 'USER.COMMON_PASSWORD']);
      }
      expect((await logIn(account.email, examplePassword)).statusCode).toBe(200);
      expect((await reset(link)).statusCode).toBe(200);
    });

    it('does not reveal without the correct code whether a password contains personal data', async () => {
      const account = await addAccount(platform());
      const guess = { uuid: account.uuid, code: 'made-up', address: '' };
      for (const password of ['princesa1', `${account.username}1`, newPassword]) {
        expect(await outcomeOf(reset(guess, password))).toEqual([400, 'USER.INVALID_CODE']);
      }
    });

    it('does not count correct codes as guesses of their network', async () => {
      const from = { remoteAddress: '192.0.2.77' };
      for (let count = 0; count < 32; count += 1) {
        const { uuid, code } = await requestLink(await addAccount(platform()));
        const path = '/user/update-password-from-magic-link';
        const response = await post(path, { uuid, code, new_password: newPassword }, from);
        expect(response.statusCode).toBe(200);
      }
    });

    it('is invalid after the account is closed', async () => {
      const account = await addAccount(platform());
      const link = await requestLink(account);
      await deactivateAccount(platform(), account);
      expect(await outcomeOf(reset(link))).toEqual([400, 'USER.INVALID_CODE']);
    });

    it('cannot be guessed, because the attempts of a network are limited', async () => {
      const account = await addAccount(platform());
      const guess = { uuid: account.uuid, code: 'x', new_password: newPassword };
      const statuses: number[] = [];
      for (let count = 0; count < 31; count += 1) {
        const path = '/user/update-password-from-magic-link';
        statuses.push((await post(path, guess, { remoteAddress: '192.0.2.2' })).statusCode);
      }
      expect(statuses.filter((status) => status === 400)).toHaveLength(30);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  it.each([
    ['/user/recover-password', {}],
    ['/user/recover-password', { entry: '' }],
    ['/user/recover-password', { entry: 'a', more: 1 }],
    ['/user/recover-password', { entry: 'a'.repeat(255) }],
    ['/user/update-password-from-magic-link', { uuid: 'x', code: 'y', new_password: newPassword }],
    ['/user/update-password-from-magic-link', { code: 'y', new_password: newPassword }],
  ])('%s rejects the body %j', async (path, body) => {
    expect(await outcomeOf(post(path, body))).toEqual([400, 'REQUEST.INVALID']);
  });
}
