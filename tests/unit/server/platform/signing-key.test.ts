import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { ExplainedFailure } from '../../../../server/errors/explained-failure.ts';
import { openSigningKey } from '../../../../server/platform/signing-key.ts';

describe('the signing key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = (signingKey?: string) => openSigningKey({ signingKey, dataDirectory: join(folder, 'data') });

  it('is made once, and only its owner may read it', async () => {
    const key = await open();
    expect(key).toHaveLength(32);
    expect(await open()).toEqual(key);
    expect((await stat(join(folder, 'data', 'signing-key'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for all who open it at once', async () => {
    const opening: Promise<Buffer>[] = [];
    for (let opener = 0; opener < 50; opener += 1) {
      opening.push(open());
      // Each at another part of the first one's work.
      await turn();
    }
    const keys = await Promise.all(opening);
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(await readdir(join(folder, 'data'))).toEqual(['signing-key']);
  });

  it.each([
    ['empty', ''],
    ['a line break', '\n'],
    ['short', 'c2hvcnQ\n'],
    ['cut', `${'k'.repeat(42)}\n`],
    ['too long', 'k'.repeat(44)],
    ['other text', 'this is the signing key of another program'],
    ['binary', '\0'.repeat(43)],
  ])('is refused, and kept, where the file is damaged: %s', async (_name, text) => {
    const file = join(folder, 'data', 'signing-key');
    await mkdir(join(folder, 'data'));
    await writeFile(file, text);
    await expect(open()).rejects.toThrow(ExplainedFailure);
    await expect(open()).rejects.toThrow(
      `${file} does not contain a complete key. Restore it from a backup, or remove it: `,
    );
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('is the configured one where there is one, which is not kept', async () => {
    expect((await open('k'.repeat(40))).toString()).toBe('k'.repeat(40));
    await expect(readFile(join(folder, 'data', 'signing-key'))).rejects.toThrow('ENOENT');
  });
});
