import { Refusal } from '../../http/refusal.ts';
import { InvalidAuthorization, type OpenIdClient } from '../../openid/openid-client.ts';
import type { ReadersService } from '../service.ts';
import { customerOf, type OperatorCustomer } from './operator-customer.ts';
import { findPending } from './pending-bonds.ts';
import type { FinishByOperator } from './provider-bond-schemas.ts';

export function operatorClient({ operator }: ReadersService, provider: string): OpenIdClient {
  if (!operator.client || provider !== operator.name) throw new Refusal('SVA.NOT_FOUND');
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
 * second factor.
 */
export async function vouchedFor(
  service: ReadersService,
  { provider, email, secondFactor, ...back }: FinishByOperator,
): Promise<OperatorCustomer> {
  const client = operatorClient(service, provider);
  if (!isSentAgain({ email, secondFactor })) return customerOf(await client.finish(back).catch(invalid));
  // First, so that a slip costs none of the addresses that may be named.
  if (email !== undefined && !service.people.isEmail(email)) {
    throw new Refusal('USER.INVALID_DATA', { details: { field: 'email' } });
  }
  const pending = await findPending(service.database, provider, back);
  if (!pending) throw new Refusal('0101006');
  // What the reader typed is nobody's until the letter has been answered.
  return email === undefined ? pending : { ...pending, email, isEmailVerified: false };
}

function invalid(error: unknown): never {
  throw error instanceof InvalidAuthorization ? new Refusal('0101006') : error;
}
