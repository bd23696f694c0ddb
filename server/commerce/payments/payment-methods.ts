import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import { isMarket, methodsByMarket } from '../products/markets.ts';
import type { Gift } from '../products/ordered.ts';
import type { PaymentGateway } from './payment-gateway.ts';

interface Sold {
  type: Gift['type'];
  /** Null: whatever its market knows. */
  paymentMethods: readonly PaymentMethodCode[] | null;
}

interface Payer {
  market: string;
  currency: string;
  /** Whether an operator has them as a customer, on whose bill it can be put. */
  isOperatorsCustomer: boolean;
}

/** What may pay for something: its market, its merchandise, the gateway and the reader have to allow it. */
export function methodsFor(
  { market, currency, isOperatorsCustomer }: Payer,
  { type, paymentMethods: own }: Sold,
  gateway: PaymentGateway | null,
): PaymentMethodCode[] {
  const taken: readonly PaymentMethodCode[] = ['balance', ...(gateway?.methods ?? [])];
  return (isMarket(market) ? (methodsByMarket[market]?.[type] ?? []) : []).filter(
    (method) =>
      taken.includes(method) &&
      (own?.includes(method) ?? true) &&
      // Pix knows no other.
      (method !== 'pix' || currency === 'BRL') &&
      (method !== 'third-party-integration' || isOperatorsCustomer),
  );
}

/** The operator's own name for a reader whose bond with it is active; null: there is none. */
export async function operatorSubjectOf(
  rows: Pick<Database, 'selectFrom'>,
  readerId: string,
): Promise<string | null> {
  const bond = await rows
    .selectFrom('comics.provider_bond')
    .select('subjectId')
    .where('readerId', '=', readerId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return bond?.subjectId ?? null;
}
