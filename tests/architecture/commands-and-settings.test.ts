import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { settings } from '../../server/configuration/configuration.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(resolve(root, file), 'utf8');

it('docs/configuration.md lists each environment variable with its default and meaning, and no other', async () => {
  const page = await read('docs/configuration.md');
  const rows = page.split('\n').filter((line) => line.startsWith('| `') && !line.startsWith('| `/'));
  expect(rows).toEqual(
    Object.values(settings).map(({ name, default: defaultValue, meaning }) => {
      const value = defaultValue.startsWith('(') ? defaultValue.slice(1, -1) : `\`${defaultValue}\``;
      return `| \`${name}\` | ${value} | ${meaning} |`;
    }),
  );
});

it('docs/commands.md lists each script of package.json, and no other', async () => {
  const page = await read('docs/commands.md');
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const names = Object.keys(scripts);
  expect(names.filter((name) => !page.includes(name))).toEqual([]);
  for (const text of [page, await read('README.md')]) {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(commands.filter((name) => !names.includes(name))).toEqual([]);
  }
});
