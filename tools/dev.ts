import { spawn } from 'node:child_process';
import webpack from 'webpack';
import { configuration } from './webpack/configuration.ts';

/**
 * Like `npm start`, with reload on change: the app is rebuilt when `src/` changes and its page loads itself
 * anew; the platform is started again when `server/` changes.
 */
function develop(): void {
  const compiler = webpack(configuration('development'));
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

function startPlatform(): void {
  const platform = spawn(process.execPath, ['--watch-path=server', 'server/start.ts'], { stdio: 'inherit' });
  platform.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => platform.kill(signal));
}

develop();
