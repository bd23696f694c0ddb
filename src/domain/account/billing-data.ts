import type { Address, IdentityUser } from '../session/session.ts';

/** The data that a card form asks for and that an account can keep. */
export interface BillingData {
  /** Eleven digits. */
  readonly cpf: string;
  /** In any notation. */
  readonly phoneNumber: string;
  readonly address: Address;
}

const fields = ['cpf', 'phoneNumber', 'address'] as const satisfies readonly (keyof BillingData)[];

/** What the account does not have yet. A part that it has is never replaced (rule 85). */
export const missingBillingFields = (user: IdentityUser): readonly (keyof BillingData)[] =>
  fields.filter((field) => isMissing(user[field]));

const isMissing = (value: string | Address | null): boolean =>
  !value || (typeof value === 'object' && !Object.values(value).some(Boolean));
