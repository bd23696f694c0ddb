import PQueue from 'p-queue';
import { openHelperProcess } from '../helper-process/open-helper-process.ts';

interface Options {
  /** Milliseconds without work after which the process ends. */
  idleMs?: number;
}

export interface DrawingProcess {
  /** Starts the process before the first drawing. */
  prepare(): void;
  /** Draws one recipe at a time, in the order of the calls. Rejects with an Error that names the recipe. */
  draw(recipe: string): Promise<Buffer>;
  /** Ends the process at once. Pending and later drawings are rejected. */
  close(): Promise<void>;
}

const program = new URL('./drawing-program.ts', import.meta.url);

/** Draws recipes in a helper process. `catalogue`: the module whose `openCatalogue` returns the SeedCatalogue. */
export function openDrawingProcess(catalogue: URL, { idleMs }: Options = {}): DrawingProcess {
  const queue = new PQueue({ concurrency: 1 });
  const helper = openHelperProcess<string, Uint8Array>({
    program,
    args: [catalogue.href],
    threads: 1,
    ...(idleMs !== undefined && { idleMs }),
  });

  async function draw(recipe: string): Promise<Buffer> {
    try {
      const { buffer, byteOffset, byteLength } = await helper.ask(recipe);
      return Buffer.from(buffer, byteOffset, byteLength);
    } catch (error) {
      throw new Error(`${recipe} could not be drawn: ${(error as Error).message}`);
    }
  }

  return { prepare: helper.prepare, draw: (recipe) => queue.add(() => draw(recipe)), close: helper.close };
}
