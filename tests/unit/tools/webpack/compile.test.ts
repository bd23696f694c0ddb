import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../../../../tools/webpack/compile.ts';
import { scripts } from '../../../../tools/webpack/loaders.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['a mistake in the source', 'const = 1;', /entry\.ts/],
  ['a missing module', "import './nowhere.ts';", /entry\.ts[\s\S]*nowhere\.ts/],
])('names the source of %s, without a stack trace', async (_what, source, expectedMessage) => {
  await writeFile(join(folder, 'entry.ts'), source);
  const compilation = compile([
    {
      mode: 'development',
      context: folder,
      entry: './entry.ts',
      output: { path: join(folder, 'built') },
      module: { rules: [scripts] },
      resolveLoader: { modules: [join(import.meta.dirname, '../../../../node_modules')] },
    },
  ]);
  const { message } = await compilation.then(
    () => new Error('It was built.'),
    (error: Error) => error,
  );
  expect(message).toMatch(expectedMessage);
  expect(message).not.toMatch(/^ +at .+:\d+/m);
});
