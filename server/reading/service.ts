import type { AgeVerifier } from '../catalogue/age-verifier.ts';
import type { CatalogueService } from '../catalogue/service.ts';

/** The dependencies of the reading routes. */
export interface ReadingService extends CatalogueService {
  ages: AgeVerifier;
  /** Counts an issue that a visitor opens. `address`: their IP address. Throws an ApiError (429) above the limit. */
  countVisitor(address: string): Promise<unknown>;
}
