import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

/** What the identity service needs from readers to delete accounts. The comics service implements it. */
export interface ProfileErasure {
  /** The accounts that this account guides. */
  listGuided(rows: Database, uuid: string): Promise<string[]>;
  /** Null if the account has no guardian. */
  findGuardian(rows: Database, uuid: string): Promise<string | null>;
  isPublisherMember(rows: Database, uuid: string): Promise<boolean>;
  /** Whether an order or a refund of one of them is still being processed. Then none can be erased yet. */
  isAnyBusy(rows: Database, uuids: readonly string[]): Promise<boolean>;
  /** Removes the cards, at the payment gateway first. Throws if the gateway fails. It can be repeated. */
  removeCards(uuid: string): Promise<void>;
  /** Orders, and accounts that one of them would guide, wait until the transaction ends. */
  lock(trx: Transaction<Tables>, uuids: readonly string[]): Promise<void>;
  /** Erases a reader that is locked and not busy. Guided accounts before their guardian. */
  erase(trx: Transaction<Tables>, uuid: string, now: Date): Promise<void>;
}
