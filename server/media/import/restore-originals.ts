import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/database.ts';
import { ifExists } from '../../errors/error-facts.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { StagedFiles } from '../images/staging-folder.ts';
import { sha256 } from '../sha256.ts';

/** Restores staged images whose files in the store are missing or damaged. Returns their number. */
export async function restoreOriginals(
  { database, originals }: { database: Database; originals: ImageStore },
  hashes: string[],
  staged: StagedFiles,
): Promise<number> {
  if (hashes.length === 0) return 0;
  const known = await database
    .selectFrom('comics.image')
    .select('hash')
    .where('hash', 'in', hashes)
    .execute();
  let restored = 0;
  for (const { hash } of known) {
    if (await isIntact(originals, hash)) continue;
    await originals.remove(hash);
    await originals.take(hash, staged.path(hash));
    restored += 1;
  }
  return restored;
}

async function isIntact(originals: ImageStore, hash: string): Promise<boolean> {
  // Checked first, because the `source` of some stores generates a missing image.
  if ((await originals.size(hash)) === null) return false;
  const source = await ifExists(originals.source(hash));
  if (source === null) return false;
  return sha256(typeof source === 'string' ? await readFile(source) : Buffer.from(source)) === hash;
}
