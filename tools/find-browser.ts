import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The names of executables on the PATH, and Debian's package. */
const kinds = {
  /**
   * For tests: Chromium without window code, like Playwright's own. A full Chromium in headless mode sometimes stops
   * rendering a page after it is resized, and screenshots then fail.
   */
  shell: {
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    debian: 'chromium-headless-shell',
  },
  /** For benchmarks: the browser that readers use. It paints later than the shell. */
  full: {
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
 * Returns the path of the browser in CHROMIUM_PATH, or of one of this kind, or of the other kind. Installs Debian's
 * package if necessary and possible. Throws if there is no browser.
 */
export function requireBrowser(kind: keyof typeof kinds): string {
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
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!canInstall) return false;
  process.stdout.write('Installing Chromium…\n');
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ].every(
    (args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  );
}

/** Arguments for running without internet access, and as root. */
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
