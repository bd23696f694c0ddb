import type { Database } from '../../database/database.ts';
import { ifExists } from '../../errors/error-facts.ts';
import { singleFlight } from '../single-flight.ts';
import { examineImage } from './examine-image.ts';
import { type ImageStore, openedBytes } from './image-store.ts';
import type { Staging } from './staging.ts';

/** Where the images are made that recipes stand for. */
export interface DrawingRoom {
  /** Drawing will begin soon: what takes a moment begins now. */
  prepare(): void;
  /** The same recipe always gives the same image. One is drawn after another, in the order of the calls. */
  draw(recipe: string): Promise<Buffer>;
  /** At once: what is being drawn, and what waits, fails. */
  close(): Promise<void>;
}

export interface DrawnImageParts {
  originals: ImageStore;
  staging: Staging;
  database: Database;
  draw: DrawingRoom['draw'];
  onProblem: (error: unknown) => void;
}

/** A store in which an image that has a recipe is never missing: it is drawn when it is first asked for. */
export function drawnImages({ originals, staging, database, draw, onProblem }: DrawnImageParts): ImageStore {
  const once = singleFlight<Buffer | null>();

  const drawn = (hash: string) =>
    once(hash, async () => {
      const row = await database
        .selectFrom('comics.image')
        .select('recipe')
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row?.recipe) return null;
      const bytes = await draw(row.recipe);
      // What was foretold of it gives way first: a process that dies in between draws it again.
      const facts = await examineImage(bytes);
      await database.updateTable('comics.image').set(facts).where('hash', '=', hash).execute();
      // What cannot be kept, as on a full disk, is drawn again for the next who asks.
      await keep(hash, bytes).catch(onProblem);
      return bytes;
    });

  async function keep(hash: string, bytes: Buffer): Promise<void> {
    const staged = await staging.stage();
    try {
      await originals.take(hash, await staged.write('drawing', bytes));
    } finally {
      await staged.discard();
    }
  }

  return {
    ...originals,
    async source(hash) {
      return (await ifExists(originals.source(hash))) ?? (await drawn(hash)) ?? originals.source(hash);
    },
    async open(hash) {
      const opened = await originals.open(hash);
      if (opened) return opened;
      const bytes = await drawn(hash);
      return bytes && openedBytes(bytes);
    },
  };
}
