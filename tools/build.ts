import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compile } from './webpack/compile.ts';
import { configuration, firstViewConfiguration } from './webpack/configuration.ts';

const root = resolve(import.meta.dirname, '..');
const stamp = join(root, 'dist/.built-from');

/** Builds the web app into `dist/`, unless what is there was built from the very same sources. */
async function build(): Promise<void> {
  const sources = await hashOfSources();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === sources) return;
  process.stdout.write('Building the web app… ');
  const startedAt = performance.now();
  await compile(configuration('production'));
  await compile(firstViewConfiguration());
  await writeFile(stamp, sources);
  process.stdout.write(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(['src/**/*.*', 'public/**/*.*', 'tools/**/*.ts', 'package-lock.json'], {
    cwd: root,
  }))
    files.push(file);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

await build();
