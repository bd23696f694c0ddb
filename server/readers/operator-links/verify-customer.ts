import { ApiError } from '../../http/api-error.ts';
import { InvalidAuthorization, type OpenIdClient } from '../../openid/openid-client.ts';
import type { ReadersService } from '../service.ts';
import { customerOf, type OperatorCustomer } from './operator-customer.ts';
import type { OperatorSignInReturn } from './operator-link-schemas.ts';
import { findPendingCustomer } from './pending-customers.ts';

export function requireOperatorClient({ operator }: ReadersService, provider: string): OpenIdClient {
  if (!operator.client || provider !== operator.name) throw new ApiError('SVA.NOT_FOUND');
  return operator.client;
}

interface MissingFields {
  email?: string | undefined;
  secondFactor?: string | undefined;
}

/** Whether the request adds data that the first request lacked. */
export const isSentAgain = ({ email, secondFactor }: MissingFields) =>
  email !== undefined || secondFactor !== undefined;

/**
 * Returns the customer whom the operator has verified: now, or in an earlier request that lacked an email address or
 * second factor. `isLinking`: the caller is signed in.
 */
export async function verifyCustomer(
  service: ReadersService,
  { provider, email, secondFactor, ...signIn }: OperatorSignInReturn,
  { isLinking }: { isLinking: boolean },
): Promise<OperatorCustomer> {
  const invalidCode = isLinking ? 'SVA.INVALID_CREDENTIALS' : '0101006';
  const client = requireOperatorClient(service, provider);
  if (!isSentAgain({ email, secondFactor })) {
    const customer = await client.finish(signIn).catch((error) => {
      throw error instanceof InvalidAuthorization ? new ApiError(invalidCode) : error;
    });
    return customerOf(customer);
  }
  // Checked first, so that an invalid address does not count as an attempt.
  if (email !== undefined && !service.accounts.isEmail(email)) {
    throw new ApiError('USER.INVALID_DATA', { details: { field: 'email' } });
  }
  const pending = await findPendingCustomer(service.database, provider, signIn);
  if (!pending) throw new ApiError(invalidCode);
  // The entered address is unproven until its owner confirms it by email.
  return email === undefined ? pending : { ...pending, email, isEmailVerified: false };
}
