import { hash } from '@node-rs/argon2';
import sharp from 'sharp';
import type { AttemptLimit } from '../../../../server/http/attempts.ts';
import { openAttempts } from '../../../../server/http/open-attempts.ts';
import type { Contact } from '../../../../server/identity/accounts/find-contact.ts';
import { limits } from '../../../../server/identity/limits.ts';
import {
  isKnownNetwork,
  networkLifetimeMs,
  rememberNetwork,
} from '../../../../server/identity/sessions/known-networks.ts';
import { extractLink, waitForEmail } from '../../support/emails.ts';
import { addAccount, examplePassword, outcomeOf } from '../../support/identity-caller.ts';
import { buildForm, buildSignUp, identityCalls, nextIpAddress } from '../../support/identity-calls.ts';
import { runWithFullDisk } from '../../support/run-with-full-disk.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const tooManyGuesses = [429, 'LOGIN.TOO_MANY_ATTEMPTS'];
const tooMany = [429, 'REQUEST.TOO_MANY'];

/** Repeats a call and returns its different statuses. */
async function collectStatuses(
  times: number,
  send: () => Promise<{ statusCode: number }>,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let count = 0; count < times; count += 1) statuses.add((await send()).statusCode);
  return statuses;
}

/** Rate limits of the identity service, and the requests that they block. */
export function identityLimits(platform: () => TestPlatform): void {
  const { call, edit, logIn, signUp } = identityCalls(platform);
  const guess = (usernameOrEmail: string, from: string) =>
    outcomeOf(logIn(usernameOrEmail, 'errada-1234', from));
  const signIn = (usernameOrEmail: string, from: string, password = examplePassword) =>
    outcomeOf(logIn(usernameOrEmail, password, from));

  /** Counts as many attempts as the limit allows. */
  async function useUp(limit: AttemptLimit, subject: string): Promise<void> {
    const attempts = openAttempts(platform().database);
    for (let count = 0; count < limit.maxCount; count += 1) await attempts.count({ limit, subject });
  }

  beforeAll(() => platform().deleteAllData());

  describe('after password guesses from many networks', () => {
    let account: Contact;
    let homeAddress: string;

    beforeEach(async () => {
      account = await addAccount(platform());
      homeAddress = nextIpAddress();
      expect(await signIn(account.email, homeAddress)).toEqual([200, undefined]);
      await useUp(limits.login.account, account.uuid);
    });

    it('allows sign-in only from networks where the owner has signed in recently', async () => {
      expect(await signIn(account.email, nextIpAddress())).toEqual(tooManyGuesses);
      expect(await signIn(account.username, homeAddress)).toEqual([200, undefined]);
      const other = await addAccount(platform());
      await useUp(limits.login.account, other.uuid);
      expect(await signIn(other.email, homeAddress)).toEqual(tooManyGuesses);
    });

    it('limits guesses also from a network where the owner has signed in', async () => {
      for (let count = 0; count < 10; count += 1) {
        expect(await guess(account.email, homeAddress)).toEqual([401, 'INVALID_CREDENTIALS']);
      }
      expect(await signIn(account.email, homeAddress)).toEqual(tooManyGuesses);
    });

    it('blocks networks where the owner signed in long ago', async () => {
      await platform()
        .database.updateTable('identity.known_network')
        .set({ expiresAt: new Date() })
        .where('accountId', '=', account.uuid)
        .execute();
      expect(await signIn(account.email, homeAddress)).toEqual(tooManyGuesses);
    });

    it('allows sign-in from the network where the owner resets the password by email', async () => {
      const awayAddress = nextIpAddress();
      await call('POST', '/user/recover-password', { payload: { entry: account.email }, from: awayAddress });
      const { uuid, code } = extractLink(await waitForEmail(platform(), account.email));
      const new_password = 'outra-senha-boa-2';
      const payload = { uuid, code, new_password };
      expect(await signIn(account.email, awayAddress, new_password)).toEqual(tooManyGuesses);
      await call('POST', '/user/update-password-from-magic-link', { payload, from: awayAddress });
      expect(await signIn(account.email, awayAddress, new_password)).toEqual([200, undefined]);
    });
  });

  it('counts guesses by username and by email address together', async () => {
    const [account, from] = [await addAccount(platform()), nextIpAddress()];
    for (const usernameOrEmail of [account.username, account.email, account.email.toUpperCase()]) {
      for (let count = 0; count < 3; count += 1) await guess(usernameOrEmail, from);
    }
    expect(await guess(account.username, from)).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await signIn(account.email, from)).toEqual(tooManyGuesses);
  });

  it('allows a thousand sign-ins from one network in a quarter of an hour', async () => {
    const from = nextIpAddress();
    const readers = await Promise.all(Array.from({ length: 50 }, () => addAccount(platform())));
    // A cheap hash, because the test would otherwise take a minute.
    const passwordHash = await hash(examplePassword, { memoryCost: 8, timeCost: 1 });
    const uuids = readers.map(({ uuid }) => uuid);
    await platform()
      .database.updateTable('identity.account')
      .set({ passwordHash })
      .where('uuid', 'in', uuids)
      .execute();
    const statuses: unknown[] = [];
    for (let round = 0; round < 20; round += 1) {
      statuses.push(...(await Promise.all(readers.map(({ email }) => signIn(email, from)))));
    }
    expect(statuses).toHaveLength(1000);
    expect(statuses.filter((status) => (status as unknown[])[0] !== 200)).toEqual([]);
  });

  it('limits the guesses of a network to 300 in 15 minutes, also while others in it sign in', async () => {
    const from = nextIpAddress();
    const account = await addAccount(platform());
    await useUp({ ...limits.login.address, maxCount: limits.login.address.maxCount - 2 }, from);
    expect(limits.login.address.maxCount).toBe(300);
    for (const unknownName of ['unknown.1', 'unknown.2']) {
      for (let count = 0; count < 3; count += 1) {
        expect(await signIn(account.email, from)).toEqual([200, undefined]);
      }
      expect(await guess(unknownName, from)).toEqual([401, 'INVALID_CREDENTIALS']);
    }
    expect(await guess('unknown.3', from)).toEqual(tooManyGuesses);
    expect(await signIn(account.email, from)).toEqual(tooManyGuesses);
    expect(await signIn(account.email, nextIpAddress())).toEqual([200, undefined]);
  });

  it('limits sign-ins with the correct password from one address', async () => {
    const [from, account] = [nextIpAddress(), await addAccount(platform())];
    await useUp(limits.login.repetition, `${from} ${account.uuid}`);
    expect(await signIn(account.email, from)).toEqual(tooManyGuesses);
    expect(await signIn(account.email, nextIpAddress())).toEqual([200, undefined]);
  });

  it('remembers the networks of sign-ins for 90 days, without names and addresses', async () => {
    const { database } = platform();
    await database.deleteFrom('identity.known_network').execute();
    const [{ uuid }, other] = [await addAccount(platform()), await addAccount(platform())];
    const start = new Date('2026-03-01T12:00:00Z');
    const timeAfterStart = (milliseconds: number) => new Date(start.getTime() + milliseconds);
    const listNetworks = () => database.selectFrom('identity.known_network').selectAll().execute();
    expect(networkLifetimeMs).toBe(90 * 24 * 60 * 60 * 1000);
    await rememberNetwork(database, uuid, '192.0.2.7', start);
    await rememberNetwork(database, uuid, '192.0.2.7', timeAfterStart(1));
    expect(JSON.stringify(await listNetworks())).not.toContain('192.0.2.7');
    expect(await isKnownNetwork(database, uuid, '192.0.2.7', timeAfterStart(networkLifetimeMs))).toBe(true);
    expect(await isKnownNetwork(database, uuid, '192.0.2.7', timeAfterStart(networkLifetimeMs + 1))).toBe(
      false,
    );
    expect(await isKnownNetwork(database, uuid, '192.0.2.8', start)).toBe(false);
    expect(await isKnownNetwork(database, other.uuid, '192.0.2.7', start)).toBe(false);
    await rememberNetwork(database, other.uuid, '192.0.2.7', timeAfterStart(networkLifetimeMs + 1));
    expect(await listNetworks()).toEqual([expect.objectContaining({ accountId: other.uuid })]);
  });

  describe.each(['USER', 'ADMIN'] as const)('for a caller with the role %s', (role) => {
    let caller: TestCaller;
    const changePhone = (phoneNumber: string) =>
      call('PATCH', `/user/phone/${caller.uuid}`, { headers: caller.headers, payload: { phoneNumber } });
    const changeCpf = (cpf: string) => edit(caller.uuid, caller.headers, buildForm({ cpf }));

    beforeEach(async () => {
      caller = await platform().signIn(role);
    });

    it('allows ten changes of CPF and phone number an hour, and does not limit other changes', async () => {
      const phone = role === 'USER' ? '+5511955550001' : '+5511955550002';
      for (let count = 0; count < 5; count += 1) {
        expect(await outcomeOf(changePhone(phone))).toEqual([200, undefined]);
        expect(await outcomeOf(changeCpf(count % 2 ? '' : '39053344705'))).toEqual([200, undefined]);
        await outcomeOf(changeCpf('11111111111'));
      }
      expect(await outcomeOf(changePhone(phone))).toEqual(tooMany);
      expect(await outcomeOf(changeCpf(''))).toEqual(tooMany);
      const other = await edit(caller.uuid, caller.headers, buildForm({ nickname: 'Ana' }));
      expect(other.statusCode).toBe(200);
      await platform().database.updateTable('identity.account').set({ cpf: null }).execute();
    });
  });

  it('does not count sign-ups that fail because the disk is full, and allows them to be repeated', async () => {
    const from = nextIpAddress();
    const user = buildSignUp();
    for (const table of ['identity.account', 'identity.magic_code']) {
      const statuses = await runWithFullDisk(platform().database, { table, statement: 'insert' }, () =>
        collectStatuses(limits.signUp.address.maxCount + 1, () => signUp(user, from)),
      );
      expect(statuses).toEqual(new Set([503]));
    }
    expect((await signUp(user, from)).statusCode).toBe(201);
    expect((await waitForEmail(platform(), user.email)).to).toBe(user.email);
  });

  it('does not count changes of CPF and pictures that fail because the disk is full', async () => {
    const caller = await platform().signIn();
    const avatar = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
      .png()
      .toBuffer();
    const change = () => edit(caller.uuid, caller.headers, buildForm({ cpf: '39053344705', avatar }));
    const accountUpdates = { table: 'identity.account', statement: 'update' } as const;
    const statuses = await runWithFullDisk(platform().database, accountUpdates, () =>
      collectStatuses(limits.pictures.account.maxCount + 1, change),
    );
    expect(statuses).toEqual(new Set([503]));
    expect((await change()).statusCode).toBe(200);
  });

  it('allows sixty failed sign-ins with Google from one network in a quarter of an hour', async () => {
    const from = nextIpAddress();
    await useUp(limits.google.begin, from);
    await useUp(limits.google.finish, from);
    const redirectUri = 'http://localhost/callback';
    const common = { nonce: 'a'.repeat(20), redirectUri };
    const signInRequest = { ...common, state: 'a'.repeat(20), codeChallenge: 'a'.repeat(43) };
    const signInReturn = { ...common, code: 'made-up', codeVerifier: 'a'.repeat(43) };
    expect([limits.google.begin.maxCount, limits.google.finish.maxCount]).toEqual([60, 60]);
    const post = (path: string, payload: object) => outcomeOf(call('POST', path, { payload, from }));
    expect(await post('/auth/external/google/init', signInRequest)).toEqual(tooMany);
    expect(await post('/auth/external/google', signInReturn)).toEqual(tooMany);
  });
}
