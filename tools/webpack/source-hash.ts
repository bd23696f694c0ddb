import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const patterns = [
  'src/**/*.*',
  'contract/**/*.ts',
  'public/**/*.*',
  'tools/**/*.ts',
  'webpack.config.js',
  'package-lock.json',
];

/** Returns a hash of all sources of the web app. */
export function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
