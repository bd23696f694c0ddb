import type { CatalogueTransaction } from './audit.ts';

/** The accounts of publishers. The identity service implements this port. */
export interface PublisherAccounts {
  /** Adds the granting PUBLISHER to an account, effective from its next request. False if there is no such account. */
  grantPublishing(trx: CatalogueTransaction, accountId: string): Promise<boolean>;
}
