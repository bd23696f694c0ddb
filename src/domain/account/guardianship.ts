import type { Reader } from './reader.ts';

/** The actions of a guided account that only its guardian may take. Rule 11. */
export type GuardianAction =
  | 'purchase'
  | 'payment-card'
  | 'voucher'
  | 'operator-link'
  | 'phone'
  | 'personal-data'
  | 'deletion'
  | 'parental-settings';

type Guided = Pick<Reader, 'guardianId'>;

/** A guided account belongs to a child. A reader without a profile has no guardian. */
export const isGuided = (reader: Guided | null): boolean => Boolean(reader?.guardianId);

/** If false, the action fails with `failures.parentPermission`. The platform also rejects it: USER.PARENT_PERMISSION. */
export function mayDo(_action: GuardianAction, reader: Guided | null): boolean {
  // One rule for all actions today. To allow an action to the child, change this line.
  return !isGuided(reader);
}
