import type { Transaction } from 'kysely';
import type { Tables } from '../../../../server/database/tables.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { bindOperator } from '../../../../server/readers/provider-bonds/sign-in-by-operator.ts';
import { emailsTo, emailTo, linkIn, type TestLink } from '../../support/emails.ts';
import { postTo } from '../../support/identity-caller.ts';
import { customers, operatorCalls } from '../../support/operator-calls.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const { withoutEmail } = customers;
const nobody = { email: null, isEmailVerified: false, phoneNumber: null, name: null };

/** Whose an account is whose e-mail address an operator's customer has only named. */
export function operatorNamedAddress(platform: () => TestPlatform): void {
  const calls = operatorCalls(platform);
  const { comeBack, enter, enterAs, inactivate, outcomeOf } = calls;

  beforeAll(() => calls.listen());
  beforeEach(() => calls.emptyButForThePlan());

  const email = 'dona.otilia@correio.example';
  const wanted = 'quadrinhos-da-otilia-1';
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

  async function named(): Promise<TestCaller> {
    const trip = await comeBack(withoutEmail);
    await enter(trip);
    const { user, token } = (await enter(trip, { email })).json();
    return { uuid: user.dragonId, headers: headersOf(token) };
  }

  async function letters(count: number): Promise<TestLink> {
    return linkIn(await emailTo(platform(), email, before + count));
  }

  const confirm = ({ uuid, code }: TestLink) => postTo(platform(), '/user/validate-email', { uuid, code });
  async function makePassword(count: number) {
    await postTo(platform(), '/user/recover-password', { entry: email });
    const { uuid, code } = await letters(count);
    const body = { uuid, code, new_password: wanted };
    expect((await postTo(platform(), '/user/update-password-from-magic-link', body)).statusCode).toBe(200);
  }
  const logIn = async (): Promise<TestCaller> => {
    const { uuid, token } = (
      await postTo(platform(), '/auth/login', { entry: email, password: wanted })
    ).json().data;
    return { uuid, headers: headersOf(token) };
  };
  const isOpenTo = async ({ uuid, headers }: TestCaller) =>
    (await platform().app.inject({ url: `/api/identity/user/${uuid}`, headers })).statusCode === 200;

  // The mailbox outlives the tests.
  let before = 0;
  beforeEach(async () => {
    before = (await emailsTo(platform(), email)).length;
  });

  it('is its owner’s alone once they have confirmed it and made a password', async () => {
    const customer = await named();
    expect((await confirm(await letters(1))).statusCode).toBe(200);
    await makePassword(2);
    expect(await isOpenTo(customer)).toBe(false);
    expect(outcomeOf(await enterAs(withoutEmail))).toEqual([409, '0101005']);
    expect((await logIn()).uuid).toBe(customer.uuid);
  });

  it('is so although the customer has undone the bond and made it again from inside', async () => {
    const customer = await named();
    expect((await enterAs(withoutEmail, customer)).statusCode).toBe(200);
    await inactivate(customer);
    expect(outcomeOf(await enterAs(withoutEmail, customer))).toEqual([200, undefined]);
    await makePassword(2);
    expect(outcomeOf(await enterAs(withoutEmail))).toEqual([409, '0101005']);
  });

  it('is not bound again by a session that a new password ended while the operator was asked', async () => {
    const { uuid, headers } = await named();
    const token = headers.authorization.replace('Bearer ', '');
    const { database } = platform();
    await makePassword(2);
    const sessions = {
      isSessionOpen: async (rows: Transaction<Tables>) =>
        (await openSessions(rows).resolve(token))?.uuid === uuid,
      isPhoneNumberTaken: async () => false,
      prepareOperatorNotice: async () => () => {},
    };
    const operator = { name: 'claro', client: null };
    const customer = { subject: withoutEmail, ...nobody, hasPlan: true };
    const binding = bindOperator({ database, people: sessions, operator }, customer, {
      uuid,
      token,
      isRecent: true,
      language: 'pt-br',
    });
    await expect(binding).rejects.toMatchObject({ code: 'SESSION.REQUIRED' });
    expect(outcomeOf(await enterAs(withoutEmail))).toEqual([409, '0101005']);
  });

  it('may be bound again by its owner, and stays so when they make another password', async () => {
    await named();
    await makePassword(2);
    expect((await enterAs(withoutEmail, await logIn())).statusCode).toBe(200);
    // The third email reports the new password, the fourth the new bond.
    await makePassword(5);
    expect((await enterAs(withoutEmail)).statusCode).toBe(200);
  });

  it('lets nobody in who comes at the very moment in which the password is made', async () => {
    const customer = await named();
    const trips = await Promise.all([1, 2, 3, 4].map(() => comeBack(withoutEmail)));
    const [answers] = await Promise.all([
      Promise.all(trips.map((trip, index) => enter(trip, {}, index % 2 ? customer : undefined))),
      makePassword(2),
    ]);
    for (const answer of answers) {
      const { token } = answer.json();
      if (token) expect(await isOpenTo({ ...customer, headers: headersOf(token) })).toBe(false);
    }
    expect(outcomeOf(await enterAs(withoutEmail))).toEqual([409, '0101005']);
  });
}
