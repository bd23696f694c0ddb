import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashSources } from './webpack/source-hash.ts';

/* Builds the web app into `dist/`, unless the last successful build had the same sources. */

/** Contains the hash of the sources of `dist/`. It is missing after a failed build. */
const stamp = resolve(import.meta.dirname, '../dist/.built-from');
const hash = hashSources();
const isUpToDate = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

if (!isUpToDate) {
  process.stdout.write('Building the web app… ');
  const startedAt = performance.now();
  rmSync(stamp, { force: true });
  // Loading webpack takes longer than the check above.
  const { default: configurations } = await import('../webpack.config.js');
  const { compile } = await import('./webpack/compile.ts');
  try {
    await compile(configurations());
    writeFileSync(stamp, hash);
    process.stdout.write(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  } catch (error) {
    // Only the message: webpack's errors name file and line, and the stack trace of webpack does not help.
    process.stderr.write(`\nThe web app cannot be built.\n${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
