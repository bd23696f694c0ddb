import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { addAccount, examplePassword } from '../../support/identity-caller.ts';
import { buildForm, identityCalls } from '../../support/identity-calls.ts';
import { addReader } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const minuteMs = 60_000;
const addressJson = JSON.stringify({ line1: 'Rua Augusta', number: '9', city: 'São Paulo', state: 'SP' });

/** A change of phone number, CPF or address requires the password or a recent session. */
export function recentSignIn(platform: () => TestPlatform): void {
  const { call, edit, loadAccount } = identityCalls(platform);

  const signInMinutesAgo = async (
    minutesAgo: number,
    password: string | null = examplePassword,
  ): Promise<TestCaller> => {
    const { uuid } = await addAccount(platform(), { password });
    const openedAt = new Date(Date.now() - minutesAgo * minuteMs);
    const { token } = await openSessions(platform().database).open(uuid, passedBySession, { now: openedAt });
    return { uuid, headers: { authorization: `Bearer ${token}` } };
  };
  let phoneCount = 0;
  const nextPhoneNumber = () => {
    phoneCount += 1;
    return `+551197777${String(phoneCount).padStart(4, '0')}`;
  };
  const outcomeOf = (response: Awaited<ReturnType<typeof call>>) => [
    response.statusCode,
    response.json().code,
  ];
  const changePhone = async (caller: TestCaller, phoneNumber: string, password?: unknown, owner = caller) =>
    outcomeOf(
      await call('PATCH', `/user/phone/${owner.uuid}`, {
        headers: caller.headers,
        payload: { phoneNumber, password },
      }),
    );
  const saveProfile = async (caller: TestCaller, fields: Record<string, string>, owner = caller) =>
    outcomeOf(await edit(owner.uuid, caller.headers, buildForm(fields)));
  const loadAccountData = async (caller: TestCaller) =>
    (await loadAccount(caller.uuid, caller.headers)).json().data;

  beforeAll(() => platform().deleteAllData());

  it('requires no password in a session younger than ten minutes', async () => {
    const reader = await signInMinutesAgo(9);
    expect(await changePhone(reader, nextPhoneNumber())).toEqual([200, undefined]);
    expect(await saveProfile(reader, { cpf: '', address: addressJson })).toEqual([200, undefined]);
  });

  it('requires the password in an older session, and changes nothing without it', async () => {
    const reader = await signInMinutesAgo(10);
    const before = await loadAccountData(reader);
    expect(await changePhone(reader, nextPhoneNumber())).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await changePhone(reader, nextPhoneNumber(), '')).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await changePhone(reader, nextPhoneNumber(), 'another-1')).toEqual([400, 'USER.WRONG_PASSWORD']);
    for (const fields of [
      { cpf: '39053344705' },
      { address: addressJson },
      { address: addressJson, nickname: 'x' },
    ]) {
      expect(await saveProfile(reader, fields)).toEqual([409, 'USER.PASSWORD_REQUIRED']);
      const guess = { ...fields, password: 'another-1' };
      expect(await saveProfile(reader, guess)).toEqual([400, 'USER.WRONG_PASSWORD']);
    }
    expect(await loadAccountData(reader)).toEqual(before);
    const phone = nextPhoneNumber();
    expect(await changePhone(reader, phone, examplePassword)).toEqual([200, undefined]);
    expect(
      await saveProfile(reader, { cpf: '39053344705', address: addressJson, password: examplePassword }),
    ).toEqual([200, undefined]);
    expect(await loadAccountData(reader)).toMatchObject({
      phoneNumber: phone,
      cpf: '39053344705',
      address: JSON.parse(addressJson),
    });
  });

  it('requires no password if phone number, CPF and address are sent unchanged', async () => {
    const reader = await signInMinutesAgo(60);
    const phone = nextPhoneNumber();
    await changePhone(reader, phone, examplePassword);
    await saveProfile(reader, { cpf: '11144477735', address: addressJson, password: examplePassword });
    expect(await changePhone(reader, phone)).toEqual([200, undefined]);
    const reordered = JSON.stringify({ state: 'SP', city: ' São Paulo', number: '9', line1: 'Rua Augusta' });
    const form = { cpf: '111.444.777-35', address: reordered, nickname: 'Aninha' };
    expect(await saveProfile(reader, form)).toEqual([200, undefined]);
    expect(await saveProfile(reader, { cpf: '' })).toEqual([409, 'USER.PASSWORD_REQUIRED']);
  });

  it('does not reveal without the password that another account has the same data', async () => {
    const [reader, other] = [await signInMinutesAgo(60), await signInMinutesAgo(0)];
    const phone = nextPhoneNumber();
    await changePhone(other, phone);
    expect(await changePhone(reader, phone)).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await changePhone(reader, phone, examplePassword)).toEqual([409, 'USER.EXISTING_PHONE_NUMBER']);
  });

  it('requires an account without a password to sign in again', async () => {
    const reader = await signInMinutesAgo(60, null);
    expect(await changePhone(reader, nextPhoneNumber())).toEqual([409, 'USER.SIGN_IN_AGAIN']);
    expect(await changePhone(reader, nextPhoneNumber(), 'any-password-1')).toEqual([
      409,
      'USER.SIGN_IN_AGAIN',
    ]);
    expect(await changePhone(await signInMinutesAgo(1, null), nextPhoneNumber())).toEqual([200, undefined]);
  });

  it("accepts the guardian's own password for changes to a guided account", async () => {
    const [guardian, child] = [await signInMinutesAgo(60), await signInMinutesAgo(1)];
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
    const phone = nextPhoneNumber();
    expect(await changePhone(guardian, phone, undefined, child)).toEqual([409, 'USER.PASSWORD_REQUIRED']);
    expect(await changePhone(guardian, phone, examplePassword, child)).toEqual([200, undefined]);
  });

  it('limits guesses of the password, and does not count correct passwords', async () => {
    const reader = await signInMinutesAgo(60);
    for (let count = 0; count < 12; count += 1) {
      expect(
        await saveProfile(reader, { address: `{"number":"${count}"}`, password: examplePassword }),
      ).toEqual([200, undefined]);
    }
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await saveProfile(reader, { address: addressJson, password: `guess-${guess}` })).toEqual([
        400,
        'USER.WRONG_PASSWORD',
      ]);
    }
    expect(await saveProfile(reader, { address: addressJson, password: examplePassword })).toEqual([
      429,
      'REQUEST.TOO_MANY',
    ]);
  });

  it('rejects a password that is too long, repeated or not a text', async () => {
    const reader = await signInMinutesAgo(60);
    const long = 'a'.repeat(257);
    expect(await changePhone(reader, nextPhoneNumber(), long)).toEqual([400, 'REQUEST.INVALID']);
    expect(await changePhone(reader, nextPhoneNumber(), ['a'])).toEqual([400, 'REQUEST.INVALID']);
    expect(await saveProfile(reader, { address: addressJson, password: long })).toEqual([
      400,
      'USER.INVALID_DATA',
    ]);
    const repeated = buildForm({ address: addressJson, password: 'a' });
    repeated.append('password', examplePassword);
    expect(outcomeOf(await edit(reader.uuid, reader.headers, repeated))).toEqual([400, 'USER.INVALID_DATA']);
    const file = buildForm({ address: addressJson, password: Buffer.from(examplePassword) });
    expect(outcomeOf(await edit(reader.uuid, reader.headers, file))).toEqual([400, 'USER.INVALID_DATA']);
  });
}
