import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { platformFlags } from '../../tools/platform-flags.ts';

test('npm start uses the same flags as development and bench', async () => {
  const { scripts } = JSON.parse(await readFile(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(scripts.start).toContain(`node ${platformFlags.join(' ')} server/commands/start.ts`);
});
