import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashSources, stampFile } from './webpack/source-hash.ts';

/* Builds the web app into `dist/`, unless it was built from the same sources before. */

const stamp = resolve(import.meta.dirname, '../dist', stampFile);
const isUpToDate = existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();

if (!isUpToDate) {
  process.stdout.write('Building the web app… ');
  const startedAt = performance.now();
  // Loading webpack takes longer than the check above.
  const { default: configurations } = await import('../webpack.config.js');
  const { compile } = await import('./webpack/compile.ts');
  await compile(configurations());
  process.stdout.write(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
