import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '../../../demo/demo.ts';
import { readConfiguration } from '../../../server/configuration/configuration.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { issueCode } from '../../../server/identity/emails/magic-codes.ts';
import { type RunningPlatform, startPlatform } from '../../../server/platform/start-platform.ts';
import { createSeedAccounts } from '../../../server/seed/seed-accounts.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { addAccount, examplePassword, postTo, sessionHeadersOf } from '../support/identity-caller.ts';
import { openTestPlatform } from '../support/test-platform.ts';

const timeoutMs = 120_000;
const newPassword = 'outra-senha-boa-2';

const demoAccount = (role: string, rank = 0) => {
  const account = demo.accounts.filter((each) => each.role === role && each.isActive !== false)[rank];
  if (!account) throw new Error(`The demo has no ${role}.`);
  return account;
};
const staff = demoAccount('ADMIN');
const [reader, changed] = [demoAccount('USER', 0), demoAccount('USER', 1)];

describe('a platform that was a demo, started with DEMO=off', () => {
  let folder: string;
  let url: string;
  let drop: () => Promise<void>;
  let started: RunningPlatform;
  const output: string[] = [];
  /** By whom. */
  const sessions: Record<string, Record<string, string>> = {};
  let ownEmail: string;
  let oldCode: string;

  const openAgain = () => openDatabase({ databaseUrl: url, dataDirectory: folder });
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${started.address}/api/identity${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { code?: string; message?: string }) };
  };
  const logIn = (entry: string, password: string) => post('/auth/login', { entry, password });
  const uuidOf = async (email: string) => {
    const database = await openAgain();
    const { uuid } = await database
      .selectFrom('identity.account')
      .select('uuid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await database.destroy();
    return uuid;
  };
  const reset = async (email: string, code: string) =>
    post('/user/update-password-from-magic-link', {
      uuid: await uuidOf(email),
      code,
      new_password: newPassword,
    });
  const codeFor = async (email: string) => {
    const uuid = await uuidOf(email);
    const database = await openAgain();
    const issued = await issueCode(database, uuid, 'password');
    await database.destroy();
    return issued?.code ?? '';
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-demo-off-'));
    ({ url, drop } = await createTestDatabase());
    const former = await openTestPlatform({ databaseUrl: url, environment: { DEMO: 'on' } });
    await createSeedAccounts(former, demo.accounts);
    const own = await addAccount(former);
    await addAccount(former, { password: reader.password, username: 'copies.demo' });
    ownEmail = own.email;
    const open = async (entry: string, password: string) => {
      const session = sessionHeadersOf(await postTo(former, '/auth/login', { entry, password }));
      sessions[entry] = session;
      return session;
    };
    for (const { email, password } of [staff, reader]) await open(email, password);
    await open(own.email, examplePassword);
    const before = await open(changed.email, changed.password);
    const passwords = { old_password: changed.password, new_password: newPassword };
    sessions[changed.email] = sessionHeadersOf(
      await postTo(former, '/user/redefine-password', passwords, { headers: before }),
    );
    await former.close();
    oldCode = await codeFor(staff.email);
    const configuration = readConfiguration({
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO: 'off',
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    started = await startPlatform(configuration, (line) => output.push(line));
  }, timeoutMs);

  afterAll(async () => {
    await started.stop();
    await drop();
    await rm(folder, { recursive: true });
  }, timeoutMs);

  const isOpen = async (email: string) => {
    const answer = await fetch(`${started.address}/api/identity/user/${await uuidOf(email)}`, {
      headers: sessions[email] ?? {},
    });
    return answer.status === 200;
  };

  it('ends only the sessions that were opened with a demo password', async () => {
    expect(await isOpen(staff.email)).toBe(false);
    expect(await isOpen(reader.email)).toBe(false);
    expect(await isOpen(ownEmail)).toBe(true);
    expect(await isOpen(changed.email)).toBe(true);
  });

  it('rejects every sign-in with a demo password, with advice', async () => {
    for (const [entry, password] of [
      [staff.email, staff.password],
      [staff.username, staff.password],
      [reader.email, reader.password],
      ['copies.demo', reader.password],
    ] as const) {
      expect(await logIn(entry, password)).toMatchObject({
        status: 401,
        code: 'LOGIN.PUBLISHED_PASSWORD',
        message: expect.stringContaining('Forgot password'),
      });
    }
    expect((await logIn(ownEmail, examplePassword)).status).toBe(200);
    expect((await logIn(changed.email, newPassword)).status).toBe(200);
    expect(await logIn(changed.email, changed.password)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('rejects codes that were sent to the mailbox of the demo', async () => {
    expect(await reset(staff.email, oldCode)).toMatchObject({ status: 400, code: 'USER.INVALID_CODE' });
  });

  it('accepts the new password of an owner', async () => {
    expect((await reset(reader.email, await codeFor(reader.email))).status).toBe(200);
    expect((await logIn(reader.email, newPassword)).status).toBe(200);
  });

  it('warns that demo accounts remain', () => {
    expect(output.join('\n')).toContain('this database has demo accounts');
  });
});
