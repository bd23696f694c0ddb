import { isMarket } from '../../catalogue/markets/markets.ts';
import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import { methodsByMarket } from '../products/markets.ts';
import type { OrderProduct } from '../products/order-product.ts';
import type { PaymentGateway } from './payment-gateway.ts';

interface PayableProduct {
  type: OrderProduct['type'];
  /** Null for all methods of the market. */
  paymentMethods: readonly PaymentMethodCode[] | null;
}

interface Payer {
  market: string;
  currency: string;
  /** Whether a telecom operator can bill the reader. */
  isOperatorsCustomer: boolean;
}

/** The methods that the market, the merchandise, the gateway and the reader all allow. */
export function methodsFor(
  { market, currency, isOperatorsCustomer }: Payer,
  { type, paymentMethods: allowedMethods }: PayableProduct,
  gateway: PaymentGateway | null,
): PaymentMethodCode[] {
  const supported: readonly PaymentMethodCode[] = ['balance', ...(gateway?.methods ?? [])];
  return (isMarket(market) ? methodsByMarket[market][type] : []).filter(
    (method) =>
      supported.includes(method) &&
      (allowedMethods?.includes(method) ?? true) &&
      (method !== 'pix' || currency === 'BRL') &&
      (method !== 'third-party-integration' || isOperatorsCustomer),
  );
}

/** The id that the operator gave to the reader. Null if the reader has no active operator link. */
export async function findOperatorSubject(
  database: ReadOnlyDatabase,
  readerId: string,
): Promise<string | null> {
  const link = await database
    .selectFrom('comics.operator_link')
    .select('subjectId')
    .where('readerId', '=', readerId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return link?.subjectId ?? null;
}
