import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Configuration, defaultWebDirectory, InvalidSetting } from '../configuration/configuration.ts';

/**
 * Throws if WEB_DIR names a folder without a built web app. The default folder is not checked: it may be built later.
 */
export async function checkWebDirectory({
  webDirectory,
}: Pick<Configuration, 'webDirectory'>): Promise<void> {
  if (webDirectory === defaultWebDirectory) return;
  try {
    await access(join(resolve(webDirectory), 'index.html'));
  } catch {
    throw new InvalidSetting(
      `WEB_DIR must be the folder of a built web app, with its index.html, not "${webDirectory}".`,
    );
  }
}
