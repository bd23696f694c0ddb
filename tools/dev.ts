import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import webpack from 'webpack';
import { stopWithParent } from '../server/database/postgres/stop-with-parent.ts';
import { buildFolder, webConfiguration } from '../webpack.config.js';
import { platformFlags } from './platform-flags.ts';
import { describeErrors } from './webpack/describe-errors.ts';

/**
 * Like `npm start`, with reload on change: changes in `src/` rebuild the app and reload its page, changes in `server/`
 * restart the platform.
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

/** Runs the platform and restarts it after changes. Watches folders, because some editors replace files when saving. */
function startPlatform(): void {
  const start = () => {
    const child = spawn(process.execPath, [...platformFlags, 'server/commands/start.ts'], {
      stdio: 'inherit',
      // Not in the terminal's process group, because Ctrl+C would then reach it twice.
      detached: process.platform !== 'win32',
      env: { ...process.env, WEB_DIR: buildFolder('development') },
    });
    // Stops the platform even if this process ends without a signal that it can handle.
    if (child.pid !== undefined) child.once('exit', stopWithParent(child.pid));
    return child;
  };
  let platform = start();
  let isStopping = false;
  let isEnding = false;
  let restartTimer: NodeJS.Timeout | undefined;
  const startAgain = () => {
    if (isEnding) return;
    isStopping = false;
    process.stdout.write('The platform has changed and is restarting.\n');
    platform = start();
  };
  const restart = () => {
    // The next start reads later changes too.
    if (isStopping) return;
    isStopping = true;
    if (platform.exitCode !== null || platform.signalCode !== null) startAgain();
    else platform.once('exit', startAgain).kill('SIGTERM');
  };
  watch('server', { recursive: true }, () => {
    clearTimeout(restartTimer);
    restartTimer = setTimeout(restart, 200);
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
