import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Chromium without anything of a window, which Playwright brings for tests too (Debian's name, and Google's). The whole
 * Chromium was seen to owe a page its frames for good after a change of size, and then takes no picture of it either.
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const others = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'Google Chrome',
];

/**
 * The browser that tests and benchmarks drive: CHROMIUM_PATH, or else a headless shell, which is installed from Debian
 * where this account may, or else any Chromium.
 */
export function demandBrowser(): string {
  const found = process.env.CHROMIUM_PATH || find(shells) || (installShell() && find(shells)) || find(others);
  if (!found) throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to the one to use.');
  return found;
}

function find(names: readonly string[]): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/Applications/Google Chrome.app/Contents/MacOS',
  ];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function installShell(): boolean {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return false;
  process.stdout.write('Installing Chromium…\n');
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
  return [['update', '-qq'], install].every(
    (how) =>
      spawnSync('apt-get', how, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  );
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
