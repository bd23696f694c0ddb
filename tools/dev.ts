import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import webpack from 'webpack';
import { stopWithParent } from '../server/database/postgres/stop-with-parent.ts';
import { buildFolder, webConfiguration } from '../webpack.config.js';
import { platformFlags } from './platform-flags.ts';
import { describeErrors } from './webpack/describe-errors.ts';

/**
 * Like `npm start`, with reload on change: the app is rebuilt when `src/` changes and its page loads itself
 * anew; the platform is started again when `server/` changes.
 */
function develop(): void {
  const compiler = webpack(webConfiguration('development'));
  let isStarted = false;
  compiler?.watch({}, (error, stats) => {
    const report = error
      ? `The web app cannot be built: ${error.message}`
      : stats
        ? describeErrors(stats, true)
        : '';
    if (report) process.stderr.write(`${report}\n`);
    if (!isStarted) startPlatform();
    isStarted = true;
  });
}

/** Keeps a platform running. Folders are watched, not files: editors that save by renaming give new files. */
function startPlatform(): void {
  const start = () => {
    const child = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
      stdio: 'inherit',
      // Not in the terminal's group, whose interrupt would reach it twice: directly and from here.
      detached: process.platform !== 'win32',
      env: { ...process.env, WEB_DIR: buildFolder('development') },
    });
    // For an end without a signal that can be handled, such as that of the terminal.
    if (child.pid !== undefined) child.once('exit', stopWithParent(child.pid));
    return child;
  };
  let platform = start();
  let isStopping = false;
  let isEnding = false;
  let settling: NodeJS.Timeout | undefined;
  const startAgain = () => {
    if (isEnding) return;
    isStopping = false;
    process.stdout.write('The platform has changed and is started again.\n');
    platform = start();
  };
  const restart = () => {
    // What changes while it stops is read when it starts.
    if (isStopping) return;
    isStopping = true;
    if (platform.exitCode !== null || platform.signalCode !== null) startAgain();
    else platform.once('exit', startAgain).kill('SIGTERM');
  };
  watch('server', { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(restart, 200);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isEnding = true;
      if (platform.exitCode !== null || platform.signalCode !== null) process.exit();
      // A second signal ends the platform at once.
      platform.once('exit', () => process.exit()).kill(signal);
    });
  }
}

develop();
