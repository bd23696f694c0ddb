import type { Database } from '../../database/database.ts';
import { nullIfMissing } from '../../errors/error-facts.ts';
import { singleFlight } from '../single-flight.ts';
import { examineImage } from './examine-image.ts';
import type { ImageGenerator } from './image-generator.ts';
import { type ImageStore, openedBytes } from './image-store.ts';
import type { StagingFolder } from './staging-folder.ts';

interface GeneratedImageDependencies {
  originals: ImageStore;
  staging: StagingFolder;
  database: Database;
  generate: ImageGenerator['generate'];
  onProblem: (error: unknown) => void;
}

/** A store that generates an image when it is first read, if its file is missing and the generator knows it. */
export function withGeneratedImages({
  originals,
  staging,
  database,
  generate,
  onProblem,
}: GeneratedImageDependencies): ImageStore {
  const runOnce = singleFlight<Buffer | null>();

  const generateOnce = (hash: string) =>
    runOnce(hash, async () => {
      const bytes = await generate(hash);
      if (bytes === null) return null;
      // The row was written with estimates. It is corrected before the file exists: after a crash in between, the
      // image is generated again.
      const facts = await examineImage(bytes);
      await database.updateTable('comics.image').set(facts).where('hash', '=', hash).execute();
      // An image that cannot be stored, for example on a full disk, is generated again for the next request.
      await store(hash, bytes).catch(onProblem);
      return bytes;
    });

  async function store(hash: string, bytes: Buffer): Promise<void> {
    const staged = await staging.stage();
    try {
      await originals.addFile(hash, await staged.write('generated', bytes));
    } finally {
      await staged.discard();
    }
  }

  return {
    ...originals,
    async sourceOf(hash) {
      return (
        (await nullIfMissing(originals.sourceOf(hash))) ??
        (await generateOnce(hash)) ??
        originals.sourceOf(hash)
      );
    },
    async open(hash) {
      const opened = await originals.open(hash);
      if (opened) return opened;
      const bytes = await generateOnce(hash);
      return bytes && openedBytes(bytes);
    },
  };
}
