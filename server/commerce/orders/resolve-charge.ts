import type { Database } from '../../database/database.ts';
import { callGateway } from '../payments/call-gateway.ts';
import type { Charge, PaymentGateway } from '../payments/payment-gateway.ts';
import { findOperatorSubject } from '../payments/payment-methods.ts';
import type { OrderRow } from './order-row.ts';

export interface SettlementService {
  database: Database;
  /** Null if none is configured. Then orders can only be paid from the balance. */
  gateway: PaymentGateway | null;
  now(): Date;
}

export interface GatewayRequestOptions {
  /** Whether to charge an order that the gateway does not know yet. Only the caller that places the order may charge it. */
  mayCharge?: boolean;
  /** Whether to cancel the payment. */
  cancels?: boolean;
  /** Where an external payment page sends the reader back to. */
  returnAddress?: string;
}

/**
 * Charges, cancels or looks up the payment of a waiting order. Null if no gateway is configured, or if the gateway has no
 * such payment.
 */
export async function resolveCharge(
  service: SettlementService,
  order: OrderRow,
  options: GatewayRequestOptions,
): Promise<Charge | null> {
  const { gateway } = service;
  if (!gateway) return null;
  // Its card was removed with an account that is being deleted.
  const isWithoutCard =
    options.mayCharge === true && order.method === 'credit_card' && order.cardToken === null;
  const isExpired = order.pixExpiresAt !== null && order.pixExpiresAt <= service.now();
  const charge =
    options.mayCharge && !isWithoutCard
      ? await buildChargeRequest(service.database, order, options.returnAddress)
      : null;
  return callGateway(async () => {
    if (options.cancels || isExpired || isWithoutCard) return gateway.cancel(order.id);
    if (charge) return gateway.charge(charge);
    return (await gateway.find(order.id)) ?? cancelAbandoned(service, gateway, order);
  });
}

const abandonedAfterMs = 120_000;

/** Cancels an old order that never reached the gateway. Renewals are retried instead. */
async function cancelAbandoned(
  { now }: SettlementService,
  gateway: PaymentGateway,
  order: OrderRow,
): Promise<Charge | null> {
  const isAbandoned = !order.isRenewal && now().getTime() - order.createdAt.getTime() > abandonedAfterMs;
  return isAbandoned ? gateway.cancel(order.id) : null;
}

async function buildChargeRequest(database: Database, order: OrderRow, returnAddress: string | undefined) {
  const { method, amount, currency, id: reference, cardToken, pixCode, pixExpiresAt } = order;
  if (method === 'balance')
    throw new Error(`Order ${reference} is paid from the balance, not by the gateway.`);
  const subject =
    method === 'third-party-integration' ? await findOperatorSubject(database, order.readerId) : null;
  return {
    reference,
    method,
    readerId: order.readerId,
    amount,
    currency,
    ...(cardToken !== null && { cardToken }),
    ...(pixCode !== null && pixExpiresAt && { pix: { code: pixCode, expiresAt: pixExpiresAt } }),
    ...(subject !== null && { operatorSubject: subject }),
    ...(returnAddress !== undefined && { returnAddress }),
  };
}
