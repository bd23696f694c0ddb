import { answerRequests } from '../helper-process/answer-requests.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';

/** Entry point of the helper process that draws. Its argument is the module with the catalogue. */

const [, , module = ''] = process.argv;

async function open(): Promise<SeedCatalogue> {
  const { openCatalogue } = (await import(module)) as { openCatalogue(): Promise<SeedCatalogue> };
  return openCatalogue();
}

const catalogue = open();
// Each request reports the failure.
catalogue.catch(() => {});

answerRequests<string, Uint8Array>(async (recipe) => (await catalogue).draw(recipe));
