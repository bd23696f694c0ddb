import type { Address, IdentityUser } from '../session/session.ts';
import { mayDo } from './guardianship.ts';
import type { Reader } from './reader.ts';

/** The data that a card form asks for and that an account can keep. */
export interface BillingData {
  /** Eleven digits. */
  readonly cpf: string;
  /** In any notation. */
  readonly phoneNumber: string;
  readonly address: Address;
}

const fields = ['cpf', 'phoneNumber', 'address'] as const satisfies readonly (keyof BillingData)[];

/** What the account does not have yet. A part that it has is never replaced (rule 86). */
export const missingBillingFields = (user: IdentityUser): readonly (keyof BillingData)[] =>
  fields.filter((field) => isMissing(user[field]));

/** What a card form offers to keep in the account. Nothing for a guided account, or before user and profile are known. */
export const offeredBillingFields = (
  user: IdentityUser | null,
  reader: Reader | null,
): readonly (keyof BillingData)[] =>
  user && reader && mayDo('personal-data', reader) ? missingBillingFields(user) : [];

const isMissing = (value: string | Address | null): boolean =>
  !value || (typeof value === 'object' && !Object.values(value).some(Boolean));
