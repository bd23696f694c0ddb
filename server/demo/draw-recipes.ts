import sharp from 'sharp';
import type { DemoCatalogue } from './catalogue.ts';
import type { Drawn } from './open-drawing-room.ts';
import { drawRecipe } from './recipes.ts';

/** The process of the drawing room: a recipe comes in, an image or what went wrong goes out. */

sharp.concurrency(1);
sharp.cache(false);

const [, , module = ''] = process.argv;

async function openCatalogue(): Promise<DemoCatalogue> {
  const { openDemoCatalogue } = (await import(module)) as { openDemoCatalogue(): Promise<DemoCatalogue> };
  return openDemoCatalogue();
}

const catalogue = openCatalogue();
// Told with each recipe that cannot be drawn for it.
catalogue.catch(() => {});

async function answerTo(recipe: string): Promise<Drawn> {
  try {
    return { bytes: await drawRecipe(await catalogue, recipe) };
  } catch (error) {
    return { error: `${recipe} could not be drawn: ${error instanceof Error ? error.message : error}` };
  }
}

process.on('message', async (recipe: string) => process.send?.(await answerTo(recipe)));
// The platform ends this process. An interrupt at the terminal reaches both.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
