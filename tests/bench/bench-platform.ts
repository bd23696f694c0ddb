import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { demo } from '../../demo/demo.ts';
import { platformFlags } from '../../tools/platform-flags.ts';
import { makeComic } from '../comics/make-comic.ts';
import { waitForOutput } from './wait-for-output.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface BenchPlatform {
  readonly address: string;
  /** A comic of 40 pages, 1600×2400 JPEGs. */
  readonly issue: { readonly externalId: string; readonly slug: string };
  /** In the format that the app stores in the browser. */
  readonly session: { readonly token: string; readonly readerId: string };
  /** Process of the platform, the parent of the database and of the drawing process. */
  readonly pid: number;
  /** Runs `npm run import` with an archive or a folder while the platform runs. */
  importComics(path: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the built app and the platform with the demo catalogue and one long comic. The platform has its own process,
 * so that driving the browser does not slow it.
 */
export async function openBenchPlatform(): Promise<BenchPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-bench-'));
  const environment = { DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: 'on', DATABASE_URL: '' };
  await run(process.execPath, ['tools/build.ts'], { cwd: root });
  const platform = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const allDrawn = waitForOutput(platform, /All images of the demo are drawn/);
  const [, address = ''] = await waitForOutput(platform, /open at (\S+)/);
  await allDrawn;

  const file = join(folder, 'quarenta-paginas.cbz');
  await makeComic({ file, pages: 40, width: 1600, height: 2400 });
  const importComics = async (path: string) => {
    const env = { ...process.env, ...environment };
    await run(process.execPath, ['server/commands/import.ts', path], { cwd: root, env });
  };
  await importComics(file);

  const send = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    return (await fetch(`${address}/api/${path}`, request)).json();
  };
  const [reader] = demo.accounts;
  const { data } = await send('identity/auth/login', { entry: reader?.email, password: reader?.password });
  return {
    address,
    issue: await send('comics/issue/slug/quarenta-paginas'),
    session: { token: data.token, readerId: data.uuid },
    pid: platform.pid ?? 0,
    importComics,
    async close() {
      const ended = once(platform, 'exit');
      platform.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
