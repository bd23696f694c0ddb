import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { platformFlags } from '../../tools/platform-flags.ts';
import { waitForOutput } from '../bench/wait-for-output.ts';
import type { ShownFile } from '../contracts/docs-page.ts';

export const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

const sourcePaths = ['src', 'public', 'tools', 'webpack.config.js', 'package.json', 'package-lock.json'];

/** Builds a copy of the app with these files, as a page in `docs` describes. Returns its `dist` folder. */
export async function buildAppWith(folder: string, files: readonly ShownFile[]): Promise<string> {
  for (const name of sourcePaths) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const { path, code } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), code);
  }
  await run(process.execPath, ['tests/e2e/build-copy.ts', folder], { cwd: root });
  return join(folder, 'dist');
}

/** Starts the platform in a separate process. */
export async function startPlatformWith(environment: Readonly<Record<string, string>>) {
  const platform = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', DEMO: 'on', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, address = ''] = await waitForOutput(platform, /open at (\S+)/);
  return {
    address,
    async [Symbol.asyncDispose]() {
      const ended = once(platform, 'exit');
      platform.kill('SIGTERM');
      await ended;
    },
  };
}
