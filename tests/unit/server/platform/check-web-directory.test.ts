import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidSetting } from '../../../../server/configuration/configuration.ts';
import { checkWebDirectory } from '../../../../server/platform/check-web-directory.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-web-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('checkWebDirectory', () => {
  it('requires an index.html in the folder that WEB_DIR names', async () => {
    const check = () => checkWebDirectory({ webDirectory: folder });
    await expect(check()).rejects.toThrow(InvalidSetting);
    await expect(check()).rejects.toThrow(`WEB_DIR must be the folder of a built web app`);
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await expect(check()).resolves.toBeUndefined();
  });

  it('does not check the default folder, because it may be built later', async () => {
    await expect(checkWebDirectory({ webDirectory: 'dist' })).resolves.toBeUndefined();
  });
});
