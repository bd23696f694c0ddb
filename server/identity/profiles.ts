import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What the identity service needs to know about readers. The comics service implements it. */
export interface Profiles {
  /** Credit in the wallet, in cents of the reader's currency. */
  balanceOf(uuid: string): Promise<number>;
  /** True for the account of a child. Some changes are reserved for the guardian. */
  isGuided(uuid: string): Promise<boolean>;
  /** Null for an account without a guardian. */
  findGuardian(uuid: string): Promise<string | null>;
  isGuardianOf(guardian: string, guided: string): Promise<boolean>;
  /** The operator whose customer entered the email address of this account without proof. Null if there is none. */
  findOperatorOfUnprovenEmail(uuid: string): Promise<string | null>;
  /** Ends the renewal of all subscriptions of the account, so that nothing more is charged. */
  endRenewals(trx: Transaction<Tables>, uuid: string): Promise<void>;
  /** Ends the guidance of an account that its guardian hands over to its owner. */
  endGuidance(trx: Transaction<Tables>, uuid: string): Promise<void>;
  /** Unlinks that operator, if there is one. Then only the owner of the email address can use the account. */
  removeUnprovenLink(trx: Transaction<Tables>, uuid: string): Promise<void>;
}
