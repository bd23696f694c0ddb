import type { Reader } from './reader.ts';

/** What a guided account leaves to its guardian. Rule 11. */
export type GuardianAction =
  | 'purchase'
  | 'payment-card'
  | 'voucher'
  | 'provider-bond'
  | 'phone'
  | 'personal-data'
  | 'parental-settings';

type Guided = Pick<Reader, 'parentDragonId'>;

/** A guided account is a child's; who has no profile yet has no guardian. */
export const isGuided = (reader: Guided | null): boolean => Boolean(reader?.parentDragonId);

/** False is told as `failures.parentPermission`. The platform refuses the same with USER.PARENT_PERMISSION. */
export function mayDo(_action: GuardianAction, reader: Guided | null): boolean {
  // All of them alike: a later reading that leaves one to the child changes this line.
  return !isGuided(reader);
}
