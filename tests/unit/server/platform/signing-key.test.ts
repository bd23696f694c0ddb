import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ExplainedFailure } from '../../../../server/errors/explained-failure.ts';
import { openSigningKey } from '../../../../server/platform/signing-key.ts';

describe('openSigningKey', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-key-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const openKey = (signingKey?: string) =>
    openSigningKey({ signingKey, dataDirectory: join(folder, 'data') });

  it('creates a key once, which only its owner can read', async () => {
    const key = await openKey();
    expect(key).toHaveLength(32);
    expect(await openKey()).toEqual(key);
    expect((await stat(join(folder, 'data', 'signing-key'))).mode & 0o777).toBe(0o600);
  });

  it('returns the same key to concurrent callers', async () => {
    const pendingKeys: Promise<Buffer>[] = [];
    for (let opener = 0; opener < 50; opener += 1) {
      pendingKeys.push(openKey());
      // Starts each call during another step of the first one.
      await nextTurn();
    }
    const keys = await Promise.all(pendingKeys);
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
  ])('rejects a damaged file and does not change it: %s', async (_name, text) => {
    const file = join(folder, 'data', 'signing-key');
    await mkdir(join(folder, 'data'));
    await writeFile(file, text);
    await expect(openKey()).rejects.toThrow(ExplainedFailure);
    await expect(openKey()).rejects.toThrow(
      `${file} does not contain a complete key. Restore it from a backup, or remove it: `,
    );
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('returns the configured key and does not store it', async () => {
    expect((await openKey('k'.repeat(40))).toString()).toBe('k'.repeat(40));
    await expect(readFile(join(folder, 'data', 'signing-key'))).rejects.toThrow('ENOENT');
  });
});
