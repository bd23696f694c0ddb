import type { Person } from '../../openid/openid-client.ts';

/** A customer of the operator, as far as the newsstand has to know one. */
export interface OperatorCustomer {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  phoneNumber: string | null;
  name: string | null;
  /** Whether what the customer pays the operator has the newsstand's plan in it. */
  hasPlan: boolean;
}

/** `plan_active` is the newsstand's own claim: what operators have to tell of the plan besides the standard ones. */
export function customerOf({ claims, ...person }: Person): OperatorCustomer {
  return { ...person, hasPlan: claims.plan_active === true };
}
