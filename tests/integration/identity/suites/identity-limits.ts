import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import type { AttemptLimit } from '../../../../server/http/attempts.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import type { Account } from '../../../../server/identity/accounts/accounts.ts';
import { limits } from '../../../../server/identity/limits.ts';
import {
  isKnownNetwork,
  networkLifetime,
  rememberNetwork,
} from '../../../../server/identity/sessions/known-networks.ts';
import { emailTo, linkIn } from '../../support/emails.ts';
import { addAccount, codeOf, somePassword } from '../../support/identity-caller.ts';
import { formOf, identityCalls, newAddress, newUser } from '../../support/identity-calls.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';
import { whileDiskIsFull } from '../../support/while-disk-is-full.ts';

const tooManyGuesses = [429, 'LOGIN.TOO_MANY_ATTEMPTS'];
const tooMany = [429, 'REQUEST.TOO_MANY'];

/** The different statuses of a call that is repeated. */
async function statusesOf(times: number, send: () => Promise<{ statusCode: number }>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < times; count += 1) statuses.add((await send()).statusCode);
  return statuses;
}

/** How often what may be tried, and whom that keeps out. */
export function identityLimits(platform: () => TestPlatform): void {
  const { call, edit, logIn, signUp } = identityCalls(platform);
  const guess = (entry: string, from: string) => codeOf(logIn(entry, 'errada-1234', from));
  const comeIn = (entry: string, from: string, password = somePassword) =>
    codeOf(logIn(entry, password, from));

  /** As if all the world had tried. */
  async function useUp(limit: AttemptLimit, subject: string): Promise<void> {
    const attempts = openAttempts(platform().database);
    for (let count = 0; count < limit.maxCount; count += 1) await attempts.count({ limit, subject });
  }

  beforeAll(() => platform().empty());

  describe('guessing a password from everywhere', () => {
    let account: Account;
    let home: string;

    beforeEach(async () => {
      account = await addAccount(platform());
      home = newAddress();
      expect(await comeIn(account.email, home)).toEqual([200, undefined]);
      await useUp(limits.login.account, account.uuid);
    });

    it('keeps the owner out nowhere that they have signed in lately, and everybody elsewhere', async () => {
      expect(await comeIn(account.email, newAddress())).toEqual(tooManyGuesses);
      expect(await comeIn(account.username, home)).toEqual([200, undefined]);
      const other = await addAccount(platform());
      await useUp(limits.login.account, other.uuid);
      expect(await comeIn(other.email, home)).toEqual(tooManyGuesses);
    });

    it('is not easier from where the owner has signed in', async () => {
      for (let count = 0; count < 10; count += 1) {
        expect(await guess(account.email, home)).toEqual([401, 'INVALID_CREDENTIALS']);
      }
      expect(await comeIn(account.email, home)).toEqual(tooManyGuesses);
    });

    it('keeps the owner out where they were long ago', async () => {
      await platform()
        .database.updateTable('identity.known_network')
        .set({ expiresAt: new Date() })
        .where('accountId', '=', account.uuid)
        .execute();
      expect(await comeIn(account.email, home)).toEqual(tooManyGuesses);
    });

    it('lets the owner in anywhere by a letter', async () => {
      const away = newAddress();
      await call('POST', '/user/recover-password', { payload: { entry: account.email }, from: away });
      const { uuid, code } = linkIn(await emailTo(platform(), account.email));
      const new_password = 'outra-senha-boa-2';
      const payload = { uuid, code, new_password };
      expect(await comeIn(account.email, away, new_password)).toEqual(tooManyGuesses);
      await call('POST', '/user/update-password-from-magic-link', { payload, from: away });
      expect(await comeIn(account.email, away, new_password)).toEqual([200, undefined]);
    });
  });

  it('counts the guesses by username and by e-mail address together', async () => {
    const [account, from] = [await addAccount(platform()), newAddress()];
    for (const entry of [account.username, account.email, account.email.toUpperCase()]) {
      for (let count = 0; count < 3; count += 1) await guess(entry, from);
    }
    expect(await guess(account.username, from)).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await comeIn(account.email, from)).toEqual(tooManyGuesses);
  });

  it('lets the readers of one network sign in a thousand times in a quarter of an hour', async () => {
    const from = newAddress();
    const readers = await Promise.all(Array.from({ length: 50 }, () => addAccount(platform())));
    // Hashed with less work than real ones, so that the test does not take a minute.
    const passwordHash = await hash(somePassword, { memoryCost: 8, timeCost: 1 });
    const uuids = readers.map(({ uuid }) => uuid);
    await platform()
      .database.updateTable('identity.account')
      .set({ passwordHash })
      .where('uuid', 'in', uuids)
      .execute();
    const statuses: unknown[] = [];
    for (let round = 0; round < 20; round += 1) {
      statuses.push(...(await Promise.all(readers.map(({ email }) => comeIn(email, from)))));
    }
    expect(statuses).toHaveLength(1000);
    expect(statuses.filter((status) => (status as unknown[])[0] !== 200)).toEqual([]);
  });

  it('limits the guesses of a network to 300 in 15 minutes, also while others in it sign in', async () => {
    const from = newAddress();
    const account = await addAccount(platform());
    await useUp({ ...limits.login.address, maxCount: limits.login.address.maxCount - 2 }, from);
    expect(limits.login.address.maxCount).toBe(300);
    for (const nobody of ['nobody.1', 'nobody.2']) {
      for (let count = 0; count < 3; count += 1) {
        expect(await comeIn(account.email, from)).toEqual([200, undefined]);
      }
      expect(await guess(nobody, from)).toEqual([401, 'INVALID_CREDENTIALS']);
    }
    expect(await guess('nobody.3', from)).toEqual(tooManyGuesses);
    expect(await comeIn(account.email, from)).toEqual(tooManyGuesses);
    expect(await comeIn(account.email, newAddress())).toEqual([200, undefined]);
  });

  it('does not let one reader keep the machine busy with their own password', async () => {
    const [from, account] = [newAddress(), await addAccount(platform())];
    await useUp(limits.login.repetition, `${from} ${account.uuid}`);
    expect(await comeIn(account.email, from)).toEqual(tooManyGuesses);
    expect(await comeIn(account.email, newAddress())).toEqual([200, undefined]);
  });

  it('remembers for 90 days where somebody was let in, not by names or addresses, and then forgets it', async () => {
    const { database } = platform();
    await database.deleteFrom('identity.known_network').execute();
    const [{ uuid }, other] = [await addAccount(platform()), await addAccount(platform())];
    const start = new Date('2026-03-01T12:00:00Z');
    const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
    const rows = () => database.selectFrom('identity.known_network').selectAll().execute();
    expect(networkLifetime).toBe(90 * 24 * 60 * 60 * 1000);
    await rememberNetwork(database, uuid, '192.0.2.7', start);
    await rememberNetwork(database, uuid, '192.0.2.7', after(1));
    expect(JSON.stringify(await rows())).not.toContain('192.0.2.7');
    expect(await isKnownNetwork(database, uuid, '192.0.2.7', after(networkLifetime))).toBe(true);
    expect(await isKnownNetwork(database, uuid, '192.0.2.7', after(networkLifetime + 1))).toBe(false);
    expect(await isKnownNetwork(database, uuid, '192.0.2.8', start)).toBe(false);
    expect(await isKnownNetwork(database, other.uuid, '192.0.2.7', start)).toBe(false);
    await rememberNetwork(database, other.uuid, '192.0.2.7', after(networkLifetime + 1));
    expect(await rows()).toEqual([expect.objectContaining({ accountId: other.uuid })]);
  });

  describe.each(['USER', 'ADMIN'] as const)('a caller who is %s', (role) => {
    let caller: TestCaller;
    const changePhone = (phoneNumber: string) =>
      call('PATCH', `/user/phone/${caller.uuid}`, { headers: caller.headers, payload: { phoneNumber } });
    const changeCpf = (cpf: string) => edit(caller.uuid, caller.headers, formOf({ cpf }));

    beforeEach(async () => {
      caller = await platform().signIn(role);
    });

    it('changes the CPF and the phone number ten times an hour, and other things after that', async () => {
      const phone = role === 'USER' ? '+5511955550001' : '+5511955550002';
      for (let count = 0; count < 5; count += 1) {
        expect(await codeOf(changePhone(phone))).toEqual([200, undefined]);
        expect(await codeOf(changeCpf(count % 2 ? '' : '39053344705'))).toEqual([200, undefined]);
        await codeOf(changeCpf('11111111111'));
      }
      expect(await codeOf(changePhone(phone))).toEqual(tooMany);
      expect(await codeOf(changeCpf(''))).toEqual(tooMany);
      const other = await edit(caller.uuid, caller.headers, formOf({ nickname: 'Ana' }));
      expect(other.statusCode).toBe(200);
      await platform().database.updateTable('identity.account').set({ cpf: null }).execute();
    });
  });

  it('counts no sign-up that failed because the disk is full, and lets it be repeated', async () => {
    const from = newAddress();
    const user = newUser();
    for (const table of ['identity.account', 'identity.magic_code']) {
      const statuses = await whileDiskIsFull(platform().database, { table, statement: 'insert' }, () =>
        statusesOf(limits.signUp.address.maxCount + 1, () => signUp(user, from)),
      );
      expect(statuses).toEqual(new Set([503]));
    }
    expect((await signUp(user, from)).statusCode).toBe(201);
    expect((await emailTo(platform(), user.email)).to).toBe(user.email);
  });

  it('counts no change of the CPF or of pictures that failed because the disk is full', async () => {
    const caller = await platform().signIn();
    const avatar = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
      .png()
      .toBuffer();
    const change = () => edit(caller.uuid, caller.headers, formOf({ cpf: '39053344705', avatar }));
    const accounts = { table: 'identity.account', statement: 'update' } as const;
    const statuses = await whileDiskIsFull(platform().database, accounts, () =>
      statusesOf(limits.pictures.account.maxCount + 1, change),
    );
    expect(statuses).toEqual(new Set([503]));
    expect((await change()).statusCode).toBe(200);
  });

  it('lets sixty sign-ins with Google fail in a quarter of an hour at one network', async () => {
    const from = newAddress();
    await useUp(limits.google.begin, from);
    await useUp(limits.google.finish, from);
    const redirectUri = 'http://localhost/callback';
    const made = { nonce: 'a'.repeat(20), redirectUri };
    const begun = { ...made, state: 'a'.repeat(20), codeChallenge: 'a'.repeat(43) };
    const back = { ...made, code: 'made-up', codeVerifier: 'a'.repeat(43) };
    expect([limits.google.begin.maxCount, limits.google.finish.maxCount]).toEqual([60, 60]);
    expect(await codeOf(call('POST', '/auth/external/google/init', { payload: begun, from }))).toEqual(
      tooMany,
    );
    expect(await codeOf(call('POST', '/auth/external/google', { payload: back, from }))).toEqual(tooMany);
  });
}
