import type { Database } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Charge, PaymentGateway } from '../payments/payment-gateway.ts';
import { operatorSubjectOf } from '../payments/payment-methods.ts';
import type { OrderRow } from './order-row.ts';

export interface Settling {
  database: Database;
  /** null: nothing is configured, and only balance pays. */
  gateway: PaymentGateway | null;
  now(): Date;
}

export interface Manner {
  /** True for whoever has placed the order: nobody else asks for a payment that was not asked for. */
  mayCharge?: boolean;
  /** True where it is not wanted any more. */
  isCancelled?: boolean;
  /** Where the reader comes back to from somebody else's page. */
  returnAddress?: string;
}

/** The gateway does not answer, or fails: what came of the payment is known when it is asked again. */
export class GatewayUnreachable extends Refusal {
  /** A code such as ECONNREFUSED, or the kind of error: never what was sent or answered. */
  readonly reason: string;

  constructor(error: unknown) {
    super('EXTERNAL.UNREACHABLE');
    const { code, name } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
    this.reason = typeof code === 'string' ? code : (name ?? 'unknown');
  }
}

/** Asks how the payment of a waiting order stands; null: the gateway knows of none, or there is no gateway. */
export async function askGateway(service: Settling, order: OrderRow, manner: Manner): Promise<Charge | null> {
  const { gateway } = service;
  if (!gateway) return null;
  const isOver = order.pixExpiresAt !== null && order.pixExpiresAt <= service.now();
  const asked = manner.mayCharge ? await chargeOf(service.database, order, manner.returnAddress) : null;
  return answerOf(async () => {
    if (manner.isCancelled || isOver) return gateway.cancel(order.id);
    if (asked) return gateway.charge(asked);
    return (await gateway.find(order.id)) ?? giveUpForgotten(service, gateway, order);
  });
}

/** What the gateway answers; throws GatewayUnreachable where it does not. */
export async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof Refusal ? error : new GatewayUnreachable(error);
  }
}

/** An order that has not reached the gateway by then is abandoned. */
const forgottenAfterMs = 120_000;

/** Whether the order never reached the gateway and nobody waits for it. Renewals are tried again instead. */
async function giveUpForgotten(
  { now }: Settling,
  gateway: PaymentGateway,
  order: OrderRow,
): Promise<Charge | null> {
  const isForgotten = !order.isRenewal && now().getTime() - order.createdAt.getTime() > forgottenAfterMs;
  return isForgotten ? gateway.cancel(order.id) : null;
}

async function chargeOf(database: Database, order: OrderRow, returnAddress: string | undefined) {
  const { method, amount, currency, id: reference, cardToken, pixCode, pixExpiresAt } = order;
  if (method === 'balance') throw new Error(`Order ${reference} is paid here.`);
  const subject =
    method === 'third-party-integration' ? await operatorSubjectOf(database, order.readerId) : null;
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
