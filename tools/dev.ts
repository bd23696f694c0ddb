import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import webpack from 'webpack';
import { buildFolder, webConfiguration } from '../webpack.config.js';
import { platformFlags } from './platform-flags.ts';

/**
 * Like `npm start`, with reload on change: the app is rebuilt when `src/` changes and its page loads itself
 * anew; the platform is started again when `server/` changes.
 */
function develop(): void {
  const compiler = webpack(webConfiguration('development'));
  let isStarted = false;
  compiler?.watch({}, (error, stats) => {
    const report = error
      ? String(error)
      : (stats?.toString({ preset: 'errors-warnings', colors: true }) ?? '');
    if (report) process.stderr.write(`${report}\n`);
    if (!isStarted) startPlatform();
    isStarted = true;
  });
}

/** Keeps a platform running. Folders are watched, not files: editors that save by renaming give new files. */
function startPlatform(): void {
  const start = () =>
    spawn(process.execPath, [...platformFlags, 'server/start.ts'], {
      stdio: 'inherit',
      env: { ...process.env, WEB_DIR: buildFolder('development') },
    });
  let platform = start();
  let isStopping = false;
  let settling: NodeJS.Timeout | undefined;
  const startAgain = () => {
    isStopping = false;
    process.stdout.write('The platform has changed and is started again.\n');
    platform = start();
  };
  const restart = () => {
    // What changes while it stops is read when it starts.
    if (isStopping) return;
    isStopping = true;
    if (platform.exitCode !== null) startAgain();
    else platform.once('exit', startAgain).kill('SIGTERM');
  };
  watch('server', { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(restart, 200);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (platform.exitCode !== null) process.exit();
      platform.once('exit', () => process.exit()).kill(signal);
    });
  }
}

develop();
