import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What the identity service needs from readers to delete accounts. The comics service implements it. */
export interface ProfileErasure {
  /** The accounts that this account guides. */
  listGuided(uuid: string): Promise<string[]>;
  /** Null if the account has no guardian. */
  findGuardian(uuid: string): Promise<string | null>;
  isPublisherMember(uuid: string): Promise<boolean>;
  /** Removes the cards at the payment gateway. Throws if the gateway fails. It can be repeated. */
  forgetCards(uuid: string): Promise<void>;
  /**
   * Whether an order or a refund is still being processed. Then the account cannot be erased yet. Also true for an account
   * that guides others, which are erased first.
   */
  isBusy(uuid: string): Promise<boolean>;
  /** Erases the reader. Returns false, and changes nothing, if the account is busy. */
  erase(trx: Transaction<Tables>, uuid: string, now: Date): Promise<boolean>;
}
