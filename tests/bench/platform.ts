import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { demo } from '../../demo/demo.ts';
import { platformFlags } from '../../tools/platform-flags.ts';
import { makeComic } from '../comics/make-comic.ts';
import { sayingOf } from './saying-of.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface BenchPlatform {
  readonly address: string;
  /** The 40-page comic of 1600×2400 JPEGs that turns are measured on. */
  readonly issue: { readonly externalId: string; readonly slug: string };
  /** As the app keeps it in the browser's storage. */
  readonly session: { readonly token: string; readonly userId: string };
  /** Of the platform, the parent of its database and of the process that draws. */
  readonly pid: number;
  /** `npm run import` of an archive or a folder of them, while the platform runs. */
  importComics(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The built app on a platform in a process of its own, so that driving the browser does not slow it: the demo catalogue and one long comic. */
export async function openBenchPlatform(): Promise<BenchPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-bench-'));
  const environment = { DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: 'on', DATABASE_URL: '' };
  await run(process.execPath, ['tools/build.ts'], { cwd: root });
  const platform = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const drawn = sayingOf(platform, /All images of the demo are drawn/);
  const [, address = ''] = await sayingOf(platform, /open at (\S+)/);
  await drawn;

  const file = join(folder, 'quarenta-paginas.cbz');
  await makeComic({ file, pages: 40, width: 1600, height: 2400 });
  const importComics = async (path: string) => {
    const env = { ...process.env, ...environment };
    await run(process.execPath, ['server/commands/import.ts', path], { cwd: root, env });
  };
  await importComics(file);

  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    return (await fetch(`${address}/api/${path}`, request)).json();
  };
  const [reader] = demo.accounts;
  const { data } = await ask('identity/auth/login', { entry: reader?.email, password: reader?.password });
  return {
    address,
    issue: await ask('comics/issue/slug/quarenta-paginas'),
    session: { token: data.token, userId: data.uuid },
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
