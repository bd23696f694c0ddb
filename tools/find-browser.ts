import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What to look for on the PATH, and Debian's package. */
const kinds = {
  /**
   * Without anything of a window: for tests, as Playwright's own. A whole Chromium without a window was seen to owe a
   * page its frames for good after a change of size, and then takes no picture of it either.
   */
  shell: {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    debian: 'chromium-headless-shell',
  },
  /** What readers have: for benchmarks. It paints later than the shell. */
  whole: {
    names: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'Google Chrome',
    ],
    debian: 'chromium',
  },
};

/**
 * The browser that CHROMIUM_PATH names, or else one of this kind, which is installed from Debian where this account may,
 * or else one of the other kind.
 */
export function demandBrowser(kind: keyof typeof kinds): string {
  const { names, debian } = kinds[kind];
  const found =
    process.env.CHROMIUM_PATH ||
    find(names) ||
    (install(debian) && find(names)) ||
    find(Object.values(kinds).flatMap((each) => each.names));
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

function install(name: string): boolean {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return false;
  process.stdout.write('Installing Chromium…\n');
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ].every(
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
