import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What the identity service has to know of a user's life at the newsstand, and another service tells. */
export interface Profiles {
  /** Credit in the wallet: cents of the user's currency. */
  balanceOf(uuid: string): Promise<number>;
  /** True for the account of a child: what only its guardian may do is refused. */
  isGuided(uuid: string): Promise<boolean>;
  isGuardianOf(guardian: string, guided: string): Promise<boolean>;
  /** The operator whose customer has said that the e-mail address of this account is theirs; null: nobody has. */
  operatorWhoseCustomerNamed(uuid: string): Promise<string | null>;
  /** Ends the renewal of all subscriptions of the account, so that nothing more is charged. */
  endRenewals(rows: Transaction<Tables>, uuid: string): Promise<void>;
  /** Undoes the bond with that operator, if there is one: the account is the address's owner's from then on. */
  undoNamedBond(rows: Transaction<Tables>, uuid: string): Promise<void>;
}
