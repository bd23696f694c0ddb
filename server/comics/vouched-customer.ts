import { Refusal } from '../http/refusal.ts';
import { InvalidAuthorization, type OpenIdClient } from '../openid/openid-client.ts';
import { customerOf, type OperatorCustomer } from './operator-customer.ts';
import { findPending } from './pending-bonds.ts';
import type { FinishByOperator } from './provider-bond-schemas.ts';
import type { ComicsService } from './service.ts';

export function operatorClient({ operator }: ComicsService, provider: string): OpenIdClient {
  if (!operator.client || provider !== operator.name) throw new Refusal('SVA.NOT_FOUND');
  return operator.client;
}

/** Whom the operator lets in; or has let in a while ago, where the reader had to name an e-mail address. */
export async function vouchedFor(
  service: ComicsService,
  { provider, email, ...back }: FinishByOperator,
): Promise<OperatorCustomer> {
  const client = operatorClient(service, provider);
  if (email === undefined) return customerOf(await client.finish(back).catch(invalid));
  // First, so that a slip costs none of the addresses that may be named.
  if (!service.people.isEmail(email)) throw new Refusal('USER.INVALID_DATA', { details: { field: 'email' } });
  const pending = await findPending(service.database, provider, back);
  // What the reader typed is nobody's until the letter has been answered.
  if (pending) return { ...pending, email, isEmailVerified: false };
  throw new Refusal('0101006');
}

function invalid(error: unknown): never {
  throw error instanceof InvalidAuthorization ? new Refusal('0101006') : error;
}
