import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { FindAlsoRead } from './also-read.ts';

/** The dependencies of the reading routes. */
export interface ReadingService extends CatalogueService {
  ages: AgeVerifier;
  findAlsoRead: FindAlsoRead;
}
