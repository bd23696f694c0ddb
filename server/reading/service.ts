import type { AgeCheck } from '../catalogue/age-check.ts';
import type { CatalogueService } from '../catalogue/service.ts';

/** What the routes of reading are made of. */
export interface ReadingService extends CatalogueService {
  ages: AgeCheck;
}
