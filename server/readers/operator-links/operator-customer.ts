import type { OpenIdPerson } from '../../openid/openid-client.ts';

/** A customer of the operator, as verified by the operator. */
export interface OperatorCustomer {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  phoneNumber: string | null;
  name: string | null;
  /** Whether the customer's contract with the operator includes the plan of Banca. */
  hasPlan: boolean;
}

/** `plan_active` is a claim that Banca defines. All others are standard claims. */
export function customerOf({ claims, ...person }: OpenIdPerson): OperatorCustomer {
  return { ...person, hasPlan: claims.plan_active === true };
}
