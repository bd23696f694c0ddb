import { examineImage } from './images/examine-image.ts';
import type { ImportDependencies } from './import/import-dependencies.ts';
import { sha256 } from './sha256.ts';
import { storeUpload } from './uploads/store-upload.ts';

/** Stores an image that is not a page, with its row. Throws an ImportFailure if it is not a valid image. */
export async function storePicture(dependencies: ImportDependencies, bytes: Buffer): Promise<string> {
  const hash = sha256(bytes);
  const image = { hash, ...(await dependencies.work.run('import', () => examineImage(bytes))) };
  const staged = await dependencies.staging.stage();
  try {
    await staged.write(hash, bytes);
    await storeUpload(dependencies, [image], staged, async () => {});
    return hash;
  } finally {
    await staged.discard();
  }
}
