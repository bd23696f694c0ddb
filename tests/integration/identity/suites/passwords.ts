import type { Contact } from '../../../../server/identity/accounts/find-contact.ts';
import { extractLink, findEmailsTo, type TestLink, waitForEmail } from '../../support/emails.ts';
import {
  addAccount,
  examplePassword,
  isSessionValid,
  outcomeOf,
  postTo,
  sessionHeadersOf,
} from '../../support/identity-caller.ts';
import { addReader } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

const newPassword = 'outra-senha-boa-2';

export function passwords(platform: () => TestPlatform): void {
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

  const changePassword = (
    headers: Record<string, string>,
    old_password: string,
    new_password = newPassword,
  ) => post('/user/redefine-password', { old_password, new_password }, { headers });

  it('changes the password, ends all sessions and email codes, opens a session for the caller and notifies the owner', async () => {
    const account = await addAccount(platform());
    const currentHeaders = sessionHeadersOf(await logIn(account.email, examplePassword));
    const otherHeaders = sessionHeadersOf(await logIn(account.email, examplePassword));
    const link = await requestLink(account);
    const response = await changePassword({ ...currentHeaders, 'accept-language': 'en-us' }, examplePassword);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({
      token: expect.any(String),
      uuid: account.uuid,
      expiresAt: expect.any(String),
    });
    expect(await isSessionValid(platform(), currentHeaders, account)).toBe(false);
    expect(await isSessionValid(platform(), otherHeaders, account)).toBe(false);
    expect(await isSessionValid(platform(), sessionHeadersOf(response), account)).toBe(true);
    expect(await outcomeOf(reset(link))).toEqual([400, 'USER.INVALID_CODE']);
    expect(await outcomeOf(logIn(account.email, examplePassword))).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await logIn(account.email, newPassword)).statusCode).toBe(200);
    expect((await waitForEmail(platform(), account.email, 2)).subject).toBe(
      'Your Banca password has changed',
    );
  });

  it('changes nothing if the old password is wrong or the new one is invalid', async () => {
    const account = await addAccount(platform());
    const currentHeaders = sessionHeadersOf(await logIn(account.email, examplePassword));
    expect(await outcomeOf(changePassword(currentHeaders, 'errada-1234'))).toEqual([
      400,
      'USER.WRONG_PASSWORD',
    ]);
    expect(await outcomeOf(changePassword(currentHeaders, examplePassword, 'curta-1'))).toEqual([
      400,
      'USER.INVALID_PASSWORD',
    ]);
    for (const easy of ['princesa1', `${account.username}1`, 'pao-de-queijo-quente-31']) {
      expect(await outcomeOf(changePassword(currentHeaders, examplePassword, easy))).toEqual([
        400,
        'USER.COMMON_PASSWORD',
      ]);
    }
    expect(await outcomeOf(changePassword({}, examplePassword))).toEqual([401, 'SESSION.REQUIRED']);
    expect(await isSessionValid(platform(), currentHeaders, account)).toBe(true);
    expect((await logIn(account.email, examplePassword)).statusCode).toBe(200);
    expect(await findEmailsTo(platform(), account.email)).toEqual([]);
  });

  it('keeps password and second factor of an account with a guardian as they are', async () => {
    const [guardian, child] = [await addAccount(platform()), await addAccount(platform())];
    for (const { uuid } of [guardian, child]) await addReader(platform().database, uuid);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', child.uuid)
      .execute();
    const headers = sessionHeadersOf(await logIn(child.email, examplePassword));
    const refused = changePassword(headers, examplePassword);
    expect(await outcomeOf(refused)).toEqual([409, 'USER.PARENT_PERMISSION']);
    expect((await logIn(child.email, examplePassword)).statusCode).toBe(200);
    const secondFactor = await post('/user/second-factor/begin', {}, { headers });
    expect(await outcomeOf(secondFactor)).toEqual([409, 'USER.PARENT_PERMISSION']);
    expect((await post('/user/recover-password', { entry: child.email })).statusCode).toBe(200);
    // Emails are sent in order: one to the child would have arrived before this one.
    await post('/user/recover-password', { entry: guardian.email });
    await waitForEmail(platform(), guardian.email);
    expect(await findEmailsTo(platform(), child.email)).toEqual([]);
  });

  it('accepts only one of two concurrent password changes', async () => {
    const account = await addAccount(platform());
    const currentHeaders = sessionHeadersOf(await logIn(account.email, examplePassword));
    const responses = await Promise.all([
      changePassword(currentHeaders, examplePassword),
      changePassword(currentHeaders, examplePassword, 'uma-terceira-senha-3'),
    ]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('limits guesses of the old password', async () => {
    const account = await addAccount(platform());
    const currentHeaders = sessionHeadersOf(await logIn(account.email, examplePassword));
    for (let count = 0; count < 10; count += 1) {
      expect((await changePassword(currentHeaders, 'errada-1234')).statusCode).toBe(400);
    }
    expect(await outcomeOf(changePassword(currentHeaders, examplePassword))).toEqual([
      429,
      'REQUEST.TOO_MANY',
    ]);
    expect(await isSessionValid(platform(), currentHeaders, account)).toBe(true);
  });
}
