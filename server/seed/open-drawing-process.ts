import { openHelperProcess } from '../helper-process/open-helper-process.ts';
import type { DrawingRoom } from '../media/images/generated-images.ts';
import { oneAfterAnother } from '../media/import/one-after-another.ts';

interface Options {
  /** The module whose `openDemoCatalogue` gives the catalogue. */
  catalogue?: URL;
  /** Milliseconds without work after which the process ends. */
  idleMs?: number;
}

const demoCatalogue = new URL('../../demo/open-catalogue.ts', import.meta.url);
const program = new URL('./drawing-program.ts', import.meta.url);

/** Draws the demo's recipes in a helper process. */
export function openDrawingRoom({ catalogue = demoCatalogue, idleMs }: Options = {}): DrawingRoom {
  const inTurn = oneAfterAnother();
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

  return { prepare: helper.prepare, draw: (recipe) => inTurn(() => draw(recipe)), close: helper.close };
}
