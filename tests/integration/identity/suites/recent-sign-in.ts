import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { addAccount, examplePassword } from '../../support/identity-caller.ts';
import { buildForm, identityCalls } from '../../support/identity-calls.ts';
import { addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const minuteMs = 60_000;
const home = JSON.stringify({ line1: 'Rua Augusta', number: '9', city: 'São Paulo', state: 'SP' });

/** A change of phone number, CPF or address requires the password or a recent session. */
export function recentSignIn(platform: () => TestPlatform): void {
  const { call, edit, see } = identityCalls(platform);

  const signIn = async (
    minutesAgo: number,
    password: string | null = examplePassword,
  ): Promise<TestCaller> => {
    const { uuid } = await addAccount(platform(), { password });
    const openedAt = new Date(Date.now() - minutesAgo * minuteMs);
    const { token } = await openSessions(platform().database).open(uuid, passedBySession, { now: openedAt });
    return { uuid, headers: { authorization: `Bearer ${token}` } };
  };
  let numbers = 0;
  const newPhone = () => {
    numbers += 1;
    return `+551197777${String(numbers).padStart(4, '0')}`;
  };
  const outcomeOf = (response: Awaited<ReturnType<typeof call>>) => [
    response.statusCode,
    response.json().code,
  ];
  const changePhone = async (by: TestCaller, phoneNumber: string, password?: unknown, of = by) =>
    outcomeOf(
      await call('PATCH', `/user/phone/${of.uuid}`, {
        headers: by.headers,
        payload: { phoneNumber, password },
      }),
    );
  const change = async (by: TestCaller, fields: Record<string, string>, of = by) =>
    outcomeOf(await edit(of.uuid, by.headers, buildForm(fields)));
  const accountOf = async (caller: TestCaller) => (await see(caller.uuid, caller.headers)).json().data;

  beforeAll(() => platform().deleteAllData());

  it('requires nothing in a session younger than ten minutes', async () => {
    const reader = await signIn(9);
    expect(await changePhone(reader, newPhone())).toEqual([200, undefined]);
    expect(await change(reader, { cpf: '', address: home })).toEqual([200, undefined]);
  });

  it('requires the password in an older session, and changes nothing without it', async () => {
    const reader = await signIn(10);
    const before = await accountOf(reader);
    expect(await changePhone(reader, newPhone())).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await changePhone(reader, newPhone(), '')).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await changePhone(reader, newPhone(), 'another-1')).toEqual([400, 'USER.WRONG_PASSWORD']);
    for (const fields of [{ cpf: '39053344705' }, { address: home }, { address: home, nickname: 'x' }]) {
      expect(await change(reader, fields)).toEqual([409, 'USER.PASSWORD_REQUIRED']);
      const guess = { ...fields, password: 'another-1' };
      expect(await change(reader, guess)).toEqual([400, 'USER.WRONG_PASSWORD']);
    }
    expect(await accountOf(reader)).toEqual(before);
    const phone = newPhone();
    expect(await changePhone(reader, phone, examplePassword)).toEqual([200, undefined]);
    expect(await change(reader, { cpf: '39053344705', address: home, password: examplePassword })).toEqual([
      200,
      undefined,
    ]);
    expect(await accountOf(reader)).toMatchObject({
      phoneNumber: phone,
      cpf: '39053344705',
      address: JSON.parse(home),
    });
  });

  it('requires nothing if these fields are sent unchanged', async () => {
    const reader = await signIn(60);
    const phone = newPhone();
    await changePhone(reader, phone, examplePassword);
    await change(reader, { cpf: '11144477735', address: home, password: examplePassword });
    expect(await changePhone(reader, phone)).toEqual([200, undefined]);
    const reordered = JSON.stringify({ state: 'SP', city: ' São Paulo', number: '9', line1: 'Rua Augusta' });
    const form = { cpf: '111.444.777-35', address: reordered, nickname: 'Aninha' };
    expect(await change(reader, form)).toEqual([200, undefined]);
    expect(await change(reader, { cpf: '' })).toEqual([409, 'USER.PASSWORD_REQUIRED']);
  });

  it('does not reveal without the password that another account has the same data', async () => {
    const [reader, other] = [await signIn(60), await signIn(0)];
    const phone = newPhone();
    await changePhone(other, phone);
    expect(await changePhone(reader, phone)).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await changePhone(reader, phone, examplePassword)).toEqual([409, 'USER.EXISTING_PHONE_NUMBER']);
  });

  it('requires an account without a password to sign in again', async () => {
    const reader = await signIn(60, null);
    expect(await changePhone(reader, newPhone())).toEqual([409, 'USER.SIGN_IN_AGAIN']);
    expect(await changePhone(reader, newPhone(), 'any-password-1')).toEqual([409, 'USER.SIGN_IN_AGAIN']);
    expect(await changePhone(await signIn(1, null), newPhone())).toEqual([200, undefined]);
  });

  it("accepts the guardian's own password for the change of a guided account", async () => {
    const [guardian, child] = [await signIn(60), await signIn(1)];
    await platform()
      .database.updateTable('identity.account')
      .set({ passwordHash: 'another' })
      .where('uuid', '=', child.uuid)
      .execute();
    for (const { uuid } of [guardian, child]) await addReader(platform().database, uuid);
    await platform()
      .database.updateTable('comics.reader')
      .set({ guardianId: guardian.uuid })
      .where('readerId', '=', child.uuid)
      .execute();
    const phone = newPhone();
    expect(await changePhone(guardian, phone, undefined, child)).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await changePhone(guardian, phone, examplePassword, child)).toEqual([200, undefined]);
  });

  it('limits guesses of the password, and does not count correct passwords', async () => {
    const reader = await signIn(60);
    for (let count = 0; count < 12; count += 1) {
      expect(await change(reader, { address: `{"number":"${count}"}`, password: examplePassword })).toEqual([
        200,
        undefined,
      ]);
    }
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await change(reader, { address: home, password: `guess-${guess}` })).toEqual([
        400,
        'USER.WRONG_PASSWORD',
      ]);
    }
    expect(await change(reader, { address: home, password: examplePassword })).toEqual([
      429,
      'REQUEST.TOO_MANY',
    ]);
  });

  it('rejects a password that is too long, repeated or not a text', async () => {
    const reader = await signIn(60);
    const long = 'a'.repeat(257);
    expect(await changePhone(reader, newPhone(), long)).toEqual([400, 'REQUEST.INVALID']);
    expect(await changePhone(reader, newPhone(), ['a'])).toEqual([400, 'REQUEST.INVALID']);
    expect(await change(reader, { address: home, password: long })).toEqual([400, 'USER.INVALID_DATA']);
    const repeated = buildForm({ address: home, password: 'a' });
    repeated.append('password', examplePassword);
    expect(outcomeOf(await edit(reader.uuid, reader.headers, repeated))).toEqual([400, 'USER.INVALID_DATA']);
    const file = buildForm({ address: home, password: Buffer.from(examplePassword) });
    expect(outcomeOf(await edit(reader.uuid, reader.headers, file))).toEqual([400, 'USER.INVALID_DATA']);
  });
}
