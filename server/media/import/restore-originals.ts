import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/database.ts';
import { nullIfMissing } from '../../errors/error-facts.ts';
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
  const knownImages = await database
    .selectFrom('comics.image')
    .select('hash')
    .where('hash', 'in', hashes)
    .execute();
  let restoredCount = 0;
  for (const { hash } of knownImages) {
    if (await isIntact(originals, hash)) continue;
    await originals.remove(hash);
    await originals.addFile(hash, staged.pathOf(hash));
    restoredCount += 1;
  }
  return restoredCount;
}

async function isIntact(originals: ImageStore, hash: string): Promise<boolean> {
  // Checked first, because the `source` of some stores generates a missing image.
  if ((await originals.sizeOf(hash)) === null) return false;
  const source = await nullIfMissing(originals.sourceOf(hash));
  if (source === null) return false;
  return sha256(typeof source === 'string' ? await readFile(source) : Buffer.from(source)) === hash;
}
