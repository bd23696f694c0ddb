import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '../../../demo/demo.ts';
import { readConfiguration } from '../../../server/configuration/configuration.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { issueCode } from '../../../server/identity/emails/magic-codes.ts';
import { type RunningPlatform, startPlatform } from '../../../server/platform/start-platform.ts';
import { createSeedAccounts } from '../../../server/seed/seed-accounts.ts';
import { companySettings } from '../../support/company-settings.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { addAccount, examplePassword, postTo, sessionHeadersOf } from '../support/identity-caller.ts';
import { openTestPlatform } from '../support/test-platform.ts';

const timeoutMs = 120_000;
const newPassword = 'outra-senha-boa-2';

const findDemoAccount = (role: string, rank = 0) => {
  const account = demo.accounts.filter((each) => each.role === role && each.isActive !== false)[rank];
  if (!account) throw new Error(`The demo has no ${role}.`);
  return account;
};
const staff = findDemoAccount('ADMIN');
const [reader, readerWithNewPassword] = [findDemoAccount('USER', 0), findDemoAccount('USER', 1)];

describe('a platform that was a demo, started with DEMO=off', () => {
  let folder: string;
  let url: string;
  let dropDatabase: () => Promise<void>;
  let runningPlatform: RunningPlatform;
  const output: string[] = [];
  const headersByEmail: Record<string, Record<string, string>> = {};
  let ownEmail: string;
  let oldCode: string;

  const openDatabaseAgain = () => openDatabase({ databaseUrl: url, dataDirectory: folder });
  const post = async (path: string, body: object) => {
    const response = await fetch(`${runningPlatform.address}/api/identity${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { code?: string; message?: string }) };
  };
  const logIn = (usernameOrEmail: string, password: string) =>
    post('/auth/login', { entry: usernameOrEmail, password });
  const findUuid = async (email: string) => {
    const database = await openDatabaseAgain();
    const { uuid } = await database
      .selectFrom('identity.account')
      .select('uuid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await database.destroy();
    return uuid;
  };
  const resetPassword = async (email: string, code: string) =>
    post('/user/update-password-from-magic-link', {
      uuid: await findUuid(email),
      code,
      new_password: newPassword,
    });
  const createCode = async (email: string) => {
    const uuid = await findUuid(email);
    const database = await openDatabaseAgain();
    const issuedCode = await issueCode(database, uuid, 'password');
    await database.destroy();
    return issuedCode?.code ?? '';
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-demo-off-'));
    ({ url, drop: dropDatabase } = await createTestDatabase());
    const demoPlatform = await openTestPlatform({ databaseUrl: url, environment: { DEMO: 'on' } });
    await createSeedAccounts(demoPlatform, demo.accounts);
    const ownAccount = await addAccount(demoPlatform);
    await addAccount(demoPlatform, { password: reader.password, username: 'copies.demo' });
    ownEmail = ownAccount.email;
    const openSession = async (email: string, password: string) => {
      const session = sessionHeadersOf(await postTo(demoPlatform, '/auth/login', { entry: email, password }));
      headersByEmail[email] = session;
      return session;
    };
    for (const { email, password } of [staff, reader]) await openSession(email, password);
    await openSession(ownAccount.email, examplePassword);
    const before = await openSession(readerWithNewPassword.email, readerWithNewPassword.password);
    const passwords = { old_password: readerWithNewPassword.password, new_password: newPassword };
    headersByEmail[readerWithNewPassword.email] = sessionHeadersOf(
      await postTo(demoPlatform, '/user/redefine-password', passwords, { headers: before }),
    );
    await demoPlatform.close();
    oldCode = await createCode(staff.email);
    const configuration = readConfiguration({
      ...companySettings,
      DATABASE_URL: url,
      DATA_DIR: folder,
      DEMO: 'off',
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    runningPlatform = await startPlatform(configuration, (line) => output.push(line));
  }, timeoutMs);

  afterAll(async () => {
    await runningPlatform.stop();
    await dropDatabase();
    await rm(folder, { recursive: true });
  }, timeoutMs);

  const isSessionOpen = async (email: string) => {
    const response = await fetch(`${runningPlatform.address}/api/identity/user/${await findUuid(email)}`, {
      headers: headersByEmail[email] ?? {},
    });
    return response.status === 200;
  };

  it('ends only the sessions that were opened with a demo password', async () => {
    expect(await isSessionOpen(staff.email)).toBe(false);
    expect(await isSessionOpen(reader.email)).toBe(false);
    expect(await isSessionOpen(ownEmail)).toBe(true);
    expect(await isSessionOpen(readerWithNewPassword.email)).toBe(true);
  });

  it('rejects every sign-in with a demo password, and explains how to set a new one', async () => {
    for (const [usernameOrEmail, password] of [
      [staff.email, staff.password],
      [staff.username, staff.password],
      [reader.email, reader.password],
      ['copies.demo', reader.password],
    ] as const) {
      expect(await logIn(usernameOrEmail, password)).toMatchObject({
        status: 401,
        code: 'LOGIN.PUBLISHED_PASSWORD',
        message: expect.stringContaining('Forgot password'),
      });
    }
    expect((await logIn(ownEmail, examplePassword)).status).toBe(200);
    expect((await logIn(readerWithNewPassword.email, newPassword)).status).toBe(200);
    expect(await logIn(readerWithNewPassword.email, readerWithNewPassword.password)).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('rejects password codes that were issued while the platform was a demo', async () => {
    expect(await resetPassword(staff.email, oldCode)).toMatchObject({
      status: 400,
      code: 'USER.INVALID_CODE',
    });
  });

  it('accepts the new password of a demo account whose owner resets it', async () => {
    expect((await resetPassword(reader.email, await createCode(reader.email))).status).toBe(200);
    expect((await logIn(reader.email, newPassword)).status).toBe(200);
  });

  it('warns that demo accounts remain', () => {
    expect(output.join('\n')).toContain('this database has demo accounts');
  });
});
