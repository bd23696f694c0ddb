import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './support/run-command.ts';
import { type PostgresServer, startPostgres } from './support/start-postgres.ts';

/** Milliseconds: processes take their time to start on a busy machine. */
const patience = 60_000;

describe('the start command', () => {
  let folder: string;
  let server: PostgresServer;

  // A PostgreSQL server opens faster than the embedded database; one test below starts with that.
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-start-'));
    server = await startPostgres();
  }, patience);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  }, patience);

  const environment = (more: Record<string, string> = {}) => ({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: server.url,
    PORT: '0',
    DEMO: 'off',
    ...more,
  });

  it(
    'stops with one sentence at a wrong setting',
    async () => {
      const command = runCommand('start.ts', environment({ PORT: 'http' }));
      expect(await command.ends()).toBe(1);
      expect(command.said()).toBe('PORT must be a whole number from 0 to 65535, not "http".\n');
    },
    patience,
  );

  it(
    'says that the database cannot be opened, and not with which password it was tried',
    async () => {
      const url = server.url.replace('banca@', 'banca:s3cret@').replace('/postgres', '/missing');
      const missing = runCommand('start.ts', environment({ DATABASE_URL: url }));
      expect(await missing.ends()).toBe(1);
      expect(missing.said()).toBe(
        'The database of DATABASE_URL cannot be opened: database "missing" does not exist.\n',
      );
    },
    patience,
  );

  it(
    'says that the port is taken',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const command = runCommand('start.ts', environment({ PORT: String(port) }));
      expect(await command.ends()).toBe(1);
      expect(command.said()).toMatch(new RegExp(`^Port ${port} of 127.0.0.1 is taken. [^\\n]+\\n$`));
      other.close();
    },
    patience,
  );

  it(
    'runs until it is told to stop; meanwhile nobody else takes its folder, and staff is made through it',
    async () => {
      const platform = runCommand('start.ts', environment());
      await platform.says('Banca is open at ');
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(platform.said()) ?? [''];
      expect((await fetch(`${address}/api/comics/issue`)).status).toBe(200);
      await platform.says('SMTP_URL is not set: nobody can confirm');
      expect(platform.said()).not.toContain('Letters arrive');

      const second = runCommand('start.ts', environment());
      expect(await second.ends()).toBe(1);
      expect(second.said()).toMatch(/^\S+ is in use by the platform \(process \d+\)\. [^\n]+\n$/);

      const staff = runCommand('create-staff.ts', environment(), 'chefe@example.com', 'chefe');
      staff.process.stdin?.end('uma-senha-boa-1\n');
      expect(await staff.ends()).toBe(0);
      const login = await fetch(`${address}/api/identity/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ entry: 'chefe', password: 'uma-senha-boa-1' }),
      });
      expect(login.status).toBe(200);

      platform.process.kill('SIGTERM');
      expect(await platform.ends()).toBe(0);
      expect(platform.said().match(/SMTP_URL is not set/g)).toHaveLength(1);
    },
    patience,
  );

  it(
    'opens with the demo catalogue before it is drawn, and stops in the middle of drawing without a word',
    async () => {
      const demo = { DATA_DIR: join(folder, 'demo'), PORT: '0', DEMO: 'on' };
      const platform = runCommand('start.ts', demo);
      await platform.says('Letters arrive at ');
      const [mailbox] = /http:\S+\/thirdparty\/mailbox$/m.exec(platform.said()) ?? [''];
      expect(await (await fetch(mailbox)).text()).toContain('Nenhuma mensagem ainda.');
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(platform.said()) ?? [''];
      const { items } = await (await fetch(`${address}/api/comics/issue`)).json();
      const undrawn = items.filter(({ content }: { content: { cover: { placeholder: string } } }) =>
        content.cover.placeholder.startsWith('data:image/gif'),
      );
      expect(undrawn.length).toBeGreaterThan(0);
      const cover = undrawn.at(-1).content.cover.address.replace('{width}', '256');
      expect((await fetch(`${address}${cover}`)).status).toBe(200);

      const said = platform.said();
      platform.process.kill('SIGTERM');
      expect(await platform.ends()).toBe(0);
      expect(
        platform
          .said()
          .slice(said.length)
          .replace(/^(Pictures of the demo drawn: .*|Every picture of the demo is drawn\.)\n/gm, ''),
      ).toBe('');
    },
    2 * patience,
  );

  it(
    'makes staff without a running platform too, once, and never takes the password from the arguments',
    async () => {
      const make = async (password: string, ...more: string[]) => {
        const command = runCommand('create-staff.ts', environment(), ...more);
        command.process.stdin?.end(password);
        return [await command.ends(), command.said()];
      };
      const done = 'b@example.com (bia.b) can sign in as an administrator now.\n';
      expect(await make('outra-senha-1\n', 'b@example.com', 'bia.b')).toEqual([0, done]);
      expect(await make('outra-senha-1\n', 'b@example.com', 'bia.b')).toEqual([
        1,
        expect.stringContaining('already'),
      ]);
      expect(await make('curta\n', 'c@example.com', 'caio.c')).toEqual([
        1,
        expect.stringContaining('8 to 256'),
      ]);
      expect(await make('', 'd@example.com', 'davi.d', 'senha-na-linha')).toEqual([
        1,
        expect.stringContaining('Usage'),
      ]);
    },
    patience,
  );

  it(
    'keeps its embedded database from one start to the next',
    async () => {
      const embedded = { DATA_DIR: join(folder, 'embedded'), PORT: '0', DEMO: 'off' };
      const staff = runCommand('create-staff.ts', embedded, 'e@example.com', 'eva.e');
      staff.process.stdin?.end('uma-senha-boa-1\n');
      expect(await staff.ends()).toBe(0);
      const again = runCommand('create-staff.ts', embedded, 'e@example.com', 'eva.e');
      again.process.stdin?.end('uma-senha-boa-1\n');
      expect(await again.ends()).toBe(1);
      expect(again.said()).toContain('already');
    },
    patience,
  );
});
