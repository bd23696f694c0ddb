import type { Contact } from '../../../../server/identity/accounts/find-contact.ts';
import { openOperatorLinks } from '../../../../server/readers/operator-links/operator-links.ts';
import { ensureReader } from '../../../../server/readers/readers.ts';
import { extractLink, findEmailsTo, type TestLink, waitForEmail } from '../../support/emails.ts';
import {
  addAccount,
  deactivateAccount,
  examplePassword,
  outcomeOf,
  postTo,
} from '../../support/identity-caller.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function emailValidation(platform: () => TestPlatform): void {
  const post = (path: string, payload: object, options: Parameters<typeof postTo>[3] = {}) =>
    postTo(platform(), path, payload, options);
  const resend = (usernameOrEmail: string, options: Parameters<typeof postTo>[3] = {}) =>
    post('/user/validate-email/resend', { entry: usernameOrEmail }, options);
  const validate = ({ uuid, code }: Omit<TestLink, 'address'>) =>
    post('/user/validate-email', { uuid, code });
  const addUnconfirmedAccount = () => addAccount(platform(), { hasVerifiedEmail: false });
  const invalidCode = [400, 'USER.INVALID_CODE'];

  async function requestLink({ email }: Contact, count = 1): Promise<TestLink> {
    await resend(email);
    return extractLink(await waitForEmail(platform(), email, count));
  }

  const isConfirmed = async ({ uuid }: Contact) =>
    (await platform().accounts.find(uuid))?.hasVerifiedEmail ?? false;

  beforeAll(() => platform().deleteAllData());

  it('allows sign-in after the address is confirmed by email', async () => {
    const account = await addUnconfirmedAccount();
    const logIn = () => post('/auth/login', { entry: account.email, password: examplePassword });
    expect(await outcomeOf(logIn())).toEqual([401, 'LOGIN.EMAIL_NOT_VERIFIED']);
    const link = await requestLink(account);
    expect(link.address).toMatch(/^http:\/\/[\w.]+:\d+\/auth\/validate-email$/);
    expect(link).toMatchObject({ uuid: account.uuid, code: expect.stringMatching(/^[\w-]{43}$/) });
    const response = await validate(link);
    expect([response.statusCode, response.json()]).toEqual([200, { data: null }]);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('responds in the same way whether the account exists, and writes only to an open account that is unconfirmed', async () => {
    const [account, confirmed, closed] = [
      await addUnconfirmedAccount(),
      await addAccount(platform()),
      await addUnconfirmedAccount(),
    ];
    await deactivateAccount(platform(), closed);
    const responses = [];
    for (const usernameOrEmail of [
      'ninguem@banca.example',
      confirmed.email,
      closed.username,
      account.username,
    ]) {
      const { statusCode, headers, body } = await resend(usernameOrEmail);
      responses.push({ statusCode, headers: { ...headers, date: '' }, body });
    }
    expect(responses[0]).toMatchObject({ statusCode: 200, body: '{"data":null}' });
    for (const response of responses) expect(response).toEqual(responses[0]);
    await waitForEmail(platform(), account.email);
    for (const { email } of [confirmed, closed]) expect(await findEmailsTo(platform(), email)).toEqual([]);
  });

  it.each([
    ['pt-br', 'Confirme seu e-mail na Banca', '24 horas'],
    ['en-us', 'Confirm your email for Banca', '24 hours'],
  ])('writes in the language of the request (%s)', async (language, subject, validity) => {
    const account = await addUnconfirmedAccount();
    await resend(account.email, { headers: { 'accept-language': language } });
    const email = await waitForEmail(platform(), account.email);
    expect(email.subject).toBe(subject);
    expect(email.text).toContain(validity);
  });

  it('mentions in the email that an operator’s customer entered the address', async () => {
    const account = await addUnconfirmedAccount();
    const [readerId, subject] = [account.uuid, account.uuid];
    await ensureReader(platform().database, readerId);
    const links = openOperatorLinks(platform().database);
    await links.add({ readerId, provider: 'claro', subject, isAddressNamed: true });
    await resend(account.email, { headers: { 'accept-language': 'en-us' } });
    const email = await waitForEmail(platform(), account.email);
    expect(email.subject).toBe('Is this your email address? Confirm it for Banca');
    expect(email.text).toContain('A customer of Claro entered this email address');
    expect((await validate(extractLink(email))).statusCode).toBe(200);
  });

  it('accepts a code once, also for concurrent requests', async () => {
    const account = await addUnconfirmedAccount();
    const link = await requestLink(account);
    const responses = await Promise.all([validate(link), validate(link)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await outcomeOf(validate(link))).toEqual(invalidCode);
    expect(await isConfirmed(account)).toBe(true);
  });

  it('accepts only one code, and only of the three newest', async () => {
    const account = await addUnconfirmedAccount();
    const links: TestLink[] = [];
    for (let count = 1; count <= 4; count += 1) links.push(await requestLink(account, count));
    const [first, second, third, fourth] = links as [TestLink, TestLink, TestLink, TestLink];
    expect(await outcomeOf(validate(first))).toEqual(invalidCode);
    expect(await isConfirmed(account)).toBe(false);
    expect((await validate(second)).statusCode).toBe(200);
    for (const link of [third, fourth]) expect(await outcomeOf(validate(link))).toEqual(invalidCode);
  });

  it('accepts a code for 24 hours', async () => {
    const account = await addUnconfirmedAccount();
    const link = await requestLink(account);
    const { database } = platform();
    const { expiresAt } = await database
      .selectFrom('identity.magic_code')
      .select('expiresAt')
      .where('accountId', '=', account.uuid)
      .executeTakeFirstOrThrow();
    expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(24);
    await database
      .updateTable('identity.magic_code')
      .set({ expiresAt: new Date() })
      .where('accountId', '=', account.uuid)
      .execute();
    expect(await outcomeOf(validate(link))).toEqual(invalidCode);
    expect(await isConfirmed(account)).toBe(false);
  });

  it('rejects a code for another account or for a new password', async () => {
    const [account, other] = [await addUnconfirmedAccount(), await addUnconfirmedAccount()];
    const { uuid, code } = await requestLink(account);
    expect(await outcomeOf(validate({ uuid: other.uuid, code }))).toEqual(invalidCode);
    expect(await outcomeOf(validate({ uuid, code: 'made-up' }))).toEqual(invalidCode);
    const stolen = { uuid, code, new_password: 'outra-senha-boa-2' };
    expect(await outcomeOf(post('/user/update-password-from-magic-link', stolen))).toEqual(invalidCode);
    expect(await isConfirmed(account)).toBe(false);
    expect(await isConfirmed(other)).toBe(false);
  });

  it('sends an account at most 3 emails an hour for one network and 20 for all, and accepts 30 requests of a network', async () => {
    const account = await addUnconfirmedAccount();
    const remoteAddress = '192.0.2.3';
    for (let count = 0; count < 30; count += 1) {
      expect((await resend(account.email, { remoteAddress })).body).toBe('{"data":null}');
    }
    expect(await outcomeOf(resend(account.email, { remoteAddress }))).toEqual([429, 'REQUEST.TOO_MANY']);
    await requestLink(await addUnconfirmedAccount());
    expect(await findEmailsTo(platform(), account.email)).toHaveLength(3);
    for (let count = 0; count < 20; count += 1) await resend(account.username);
    await requestLink(await addUnconfirmedAccount());
    expect(await findEmailsTo(platform(), account.email)).toHaveLength(20);
  });

  it.each([{}, { uuid: 'x', code: 'y' }, { uuid: '00000000-0000-4000-8000-000000000000', code: '' }, []])(
    'rejects the body %j',
    async (body) => {
      expect(await outcomeOf(post('/user/validate-email', body))).toEqual([400, 'REQUEST.INVALID']);
    },
  );
}
