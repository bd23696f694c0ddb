import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The Chromium that tests and benchmarks drive: CHROMIUM_PATH, or else the first one on the PATH. */
export function findBrowser(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/Applications/Google Chrome.app/Contents/MacOS',
  ];
  const candidates = folders.flatMap((folder) =>
    [...names, 'Google Chrome'].map((name) => join(folder, name)),
  );
  return candidates.find(isExecutable) ?? null;
}

/** The same, installing Debian's where there is none and this account may. */
export function demandBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) {
    throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to the one to use.');
  }
  process.stdout.write('Installing Chromium…\n');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return demandBrowser();
}

/** What a browser needs in a closed network, and as root. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
