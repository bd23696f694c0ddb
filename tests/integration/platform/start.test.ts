import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../support/run-command.ts';

/** Processes start slowly on a busy machine. */
const timeoutMs = 60_000;

describe('the start command', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-start-'));
  });
  afterAll(() => rm(folder, { recursive: true }), timeoutMs);

  const buildEnvironment = (settings: Record<string, string> = {}) => ({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: 'off',
    ...settings,
  });

  it(
    'explains an invalid setting in one sentence',
    async () => {
      const command = runCommand('server/commands/start.ts', buildEnvironment({ PORT: 'http' }));
      expect(await command.waitForExit()).toBe(1);
      expect(command.output()).toBe('PORT must be a whole number from 0 to 65535, not "http".\n');
    },
    timeoutMs,
  );

  it(
    'names the settings of the company that are missing',
    async () => {
      const missing = { COMPANY_CNPJ: '', COMPANY_DPO_EMAIL: ' ' };
      const command = runCommand('server/commands/start.ts', buildEnvironment(missing));
      expect(await command.waitForExit()).toBe(1);
      expect(command.output()).toMatch(/^With DEMO=off these settings are required, [^\n]+\n$/);
      expect(command.output()).toMatch(/: COMPANY_CNPJ, COMPANY_DPO_EMAIL \(/);
    },
    timeoutMs,
  );

  it(
    'explains in one sentence that WEB_DIR has no web app',
    async () => {
      const command = runCommand(
        'server/commands/start.ts',
        buildEnvironment({ WEB_DIR: join(folder, 'missing') }),
      );
      expect(await command.waitForExit()).toBe(1);
      expect(command.output()).toMatch(/^WEB_DIR must be the folder of a built web app, [^\n]+\n$/);
    },
    timeoutMs,
  );

  it(
    'explains that the database cannot be opened, without printing its password',
    async () => {
      const url = 'postgres://banca:s3cret@127.0.0.1:1/banca';
      const unreachable = runCommand('server/commands/start.ts', buildEnvironment({ DATABASE_URL: url }));
      expect(await unreachable.waitForExit()).toBe(1);
      expect(unreachable.output()).toBe(
        'The database of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1.\n',
      );
    },
    timeoutMs,
  );

  it(
    'explains that the port is in use',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const command = runCommand('server/commands/start.ts', buildEnvironment({ PORT: String(port) }));
      expect(await command.waitForExit()).toBe(1);
      expect(command.output()).toMatch(new RegExp(`^Port ${port} of 127.0.0.1 is in use. [^\\n]+\\n$`));
      other.close();
    },
    timeoutMs,
  );

  it(
    'runs until a signal stops it, and meanwhile allows create-staff, but no second platform',
    async () => {
      const platform = runCommand('server/commands/start.ts', buildEnvironment());
      await platform.waitForOutput('Banca is open at ');
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(platform.output()) ?? [''];
      expect((await fetch(`${address}/api/comics/issue`)).status).toBe(200);
      await platform.waitForOutput('SMTP_URL is not set: readers cannot confirm');
      expect(platform.output()).not.toContain('Emails:');

      const second = runCommand('server/commands/start.ts', buildEnvironment());
      expect(await second.waitForExit()).toBe(1);
      expect(second.output()).toMatch(/^\S+ is in use by the platform \(process \d+\)\. [^\n]+\n$/);

      const staff = runCommand(
        'server/commands/create-staff.ts',
        buildEnvironment(),
        'chefe@example.com',
        'chefe',
      );
      staff.process.stdin?.end('uma-senha-boa-1\n');
      expect(await staff.waitForExit()).toBe(0);
      const login = await fetch(`${address}/api/identity/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ entry: 'chefe', password: 'uma-senha-boa-1' }),
      });
      expect(login.status).toBe(200);

      platform.process.kill('SIGTERM');
      expect(await platform.waitForExit()).toBe(0);
      expect(platform.output().match(/SMTP_URL is not set/g)).toHaveLength(1);
    },
    timeoutMs,
  );

  it(
    'opens before the demo catalogue is drawn, and reports the number of drawn images when it stops early',
    async () => {
      const demo = { DATA_DIR: join(folder, 'demo'), PORT: '0', DEMO: 'on' };
      const platform = runCommand('server/commands/start.ts', demo);
      await platform.waitForOutput('Emails: ');
      const [mailbox] = /http:\S+\/thirdparty\/mailbox$/m.exec(platform.output()) ?? [''];
      expect(await (await fetch(mailbox)).text()).toContain('Nenhuma mensagem ainda.');
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(platform.output()) ?? [''];
      const { items } = await (await fetch(`${address}/api/comics/issue`)).json();
      const undrawn = items.filter(({ content }: { content: { cover: { placeholder: string } } }) =>
        content.cover.placeholder.startsWith('data:image/gif'),
      );
      expect(undrawn.length).toBeGreaterThan(0);
      const cover = undrawn.at(-1).content.cover.address.replace('{width}', '256');
      expect((await fetch(`${address}${cover}`)).status).toBe(200);

      platform.process.kill('SIGTERM');
      expect(await platform.waitForExit()).toBe(0);
      const [, drawn, total] =
        /^(\d+) of (\d+) missing images of the demo are drawn\. Banca draws the others when they are needed, or after the next start\.\n$/m.exec(
          platform.output(),
        ) ?? [];
      expect(Number(drawn)).toBeLessThan(Number(total));
      expect(platform.output()).not.toContain('All images');
    },
    2 * timeoutMs,
  );

  it(
    'is not needed by create-staff, which creates an account once and accepts no password as an argument',
    async () => {
      const createStaff = async (password: string, ...args: string[]) => {
        const command = runCommand('server/commands/create-staff.ts', buildEnvironment(), ...args);
        command.process.stdin?.end(password);
        return [await command.waitForExit(), command.output()];
      };
      const output =
        'b@example.com (bia.b) can sign in now. Administrators have no rights before they set up two-step verification: sign in and open /account/security/two-factor.\n';
      expect(await createStaff('outra-senha-1\n', 'b@example.com', 'bia.b')).toEqual([0, output]);
      expect(await createStaff('outra-senha-1\n', 'b@example.com', 'bia.b')).toEqual([
        1,
        expect.stringContaining('already'),
      ]);
      expect(await createStaff('curta\n', 'c@example.com', 'caio.c')).toEqual([
        1,
        expect.stringContaining('8 to 256'),
      ]);
      expect(await createStaff('', 'd@example.com', 'davi.d', 'senha-na-linha')).toEqual([
        1,
        expect.stringContaining('Usage'),
      ]);
    },
    timeoutMs,
  );

  it(
    'explains that the database rejects its password',
    async () => {
      const password = join(folder, 'data/postgresql/password');
      const correct = await readFile(password, 'utf8');
      await writeFile(password, 'wrong');
      const command = runCommand('server/commands/start.ts', buildEnvironment());
      expect(await command.waitForExit()).toBe(1);
      expect(command.output()).toBe(
        `The database in ${join(folder, 'data')} cannot be opened: password authentication failed for user "banca". Restore it from a backup, or set DATA_DIR to another folder.\n`,
      );
      await writeFile(password, correct);
    },
    timeoutMs,
  );

  it(
    'rejects a PGlite database with one sentence',
    async () => {
      const pgliteFolder = join(folder, 'pglite');
      await mkdir(join(pgliteFolder, 'database'), { recursive: true });
      await writeFile(join(pgliteFolder, 'database/PG_VERSION'), '17\n');
      const command = runCommand('server/commands/start.ts', buildEnvironment({ DATA_DIR: pgliteFolder }));
      expect(await command.waitForExit()).toBe(1);
      expect(command.output()).toBe(
        `${pgliteFolder} holds a database of an earlier version of Banca (PGlite), which this version cannot open. Set DATA_DIR to another folder.\n`,
      );
    },
    timeoutMs,
  );
});
