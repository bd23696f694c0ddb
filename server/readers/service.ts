import type { Database } from '../database/database.ts';
import type { Attempts } from '../http/attempts.ts';
import type { OpenIdClient } from '../openid/openid-client.ts';
import type { ReaderAccounts } from './reader-accounts.ts';

/** The dependencies of the reader routes. */
export interface ReadersService {
  database: Database;
  accounts: ReaderAccounts;
  attempts: Attempts;
  /** Drops the cached markets of sessions in this process. */
  forgetMarkets(): void;
  /** The telecom operator whose customers can sign in. The client is null if sign-in is not configured. */
  operator: { name: string; client: OpenIdClient | null };
}
