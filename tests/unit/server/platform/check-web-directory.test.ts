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

describe('the folder of the web app', () => {
  it('must have an index.html where WEB_DIR names it', async () => {
    const check = () => checkWebDirectory({ webDirectory: folder });
    await expect(check()).rejects.toThrow(InvalidSetting);
    await expect(check()).rejects.toThrow(`WEB_DIR must be the folder of a built web app`);
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    await expect(check()).resolves.toBeUndefined();
  });

  it('may be built after the start where it is the default one', async () => {
    await expect(checkWebDirectory({ webDirectory: 'dist' })).resolves.toBeUndefined();
  });
});
