import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { settings } from '../../server/configuration.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(resolve(root, file), 'utf8');

describe('the README', () => {
  it('lists every environment variable with its default and meaning, and no other', async () => {
    const readme = await read('README.md');
    const table = readme.slice(readme.indexOf('## Configuration'), readme.indexOf('Without `DATABASE_URL`'));
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toEqual(
      Object.values(settings).map(({ name, default: usual, meaning }) => {
        const told = usual.startsWith('(') ? usual.slice(1, -1) : `\`${usual}\``;
        return `| \`${name}\` | ${told} | ${meaning} |`;
      }),
    );
  });

  it('names only commands that there are, and all that a person calls', async () => {
    const readme = await read('README.md');
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const called = Object.keys(scripts);
    expect(called.filter((name) => !readme.includes(name))).toEqual([]);
    const run = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(run.filter((name) => !called.includes(name))).toEqual([]);
  });
});
