import { answerRequests } from '../helper-process/answer-requests.ts';
import type { DemoCatalogue } from './seed-catalogue.ts';
import { drawRecipe } from '../../demo/recipes.ts';

/** Entry point of the helper process that draws. */

const [, , module = ''] = process.argv;

async function openCatalogue(): Promise<DemoCatalogue> {
  const { openDemoCatalogue } = (await import(module)) as { openDemoCatalogue(): Promise<DemoCatalogue> };
  return openDemoCatalogue();
}

const catalogue = openCatalogue();
// Told with each recipe that cannot be drawn for it.
catalogue.catch(() => {});

answerRequests<string, Uint8Array>(async (recipe) => drawRecipe(await catalogue, recipe));
