import type { Charge, ChargeOrder, PaymentGateway } from '../../commerce/payments/payment-gateway.ts';
import { behaviourOf, type CardBehaviour, createTrustedToken, exchangeToken } from './gateway-cards.ts';
import {
  approvalDelayMs,
  type ChargeRow,
  type ChargeStore,
  closeCharge,
  disputeDelayMs,
  refreshCharge,
} from './gateway-charges.ts';

/** The customer in openid-people.json whose operator declines all charges. */
const declinedCustomer = 'demo-claro-0102';

/** When the state of a charge changes without the reader, in milliseconds after it was requested. */
const notificationDelays: Partial<Record<CardBehaviour, number>> = {
  delay: approvalDelayMs,
  dispute: disputeDelayMs,
};

const methodsApprovedByReaders: ReadonlySet<string> = new Set(['paypal', 'pix']);

export interface StandInGateway extends PaymentGateway {
  /** Cancels pending notifications. */
  close(): void;
}

interface GatewayDependencies extends ChargeStore {
  /** Notifies the platform of a changed payment. */
  notify(reference: string): Promise<void>;
  /** The page where the reader approves a payment or pays a Pix. */
  approvalAddress(charge: ChargeRow): string;
  /** True if an external tokenizer creates the tokens. They cannot be checked here. */
  trustsTokens: boolean;
  /** A timer. The returned function cancels it. */
  schedule?: (run: () => void, milliseconds: number) => () => void;
}

function startTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
}

/** A gateway that takes no money. The card number determines the outcome: docs/third-parties.md. */
export function openStandInGateway(dependencies: GatewayDependencies): StandInGateway {
  const { database, now, notify, trustsTokens, schedule = startTimer } = dependencies;
  const timers = new Set<() => void>();

  async function getCharge(reference: string): Promise<Charge> {
    const row = await refreshCharge(dependencies, { reference });
    if (!row) throw new Error(`Payment ${reference} was removed from the table of the stand-in.`);
    return toCharge(row);
  }

  function toCharge(row: ChargeRow): Charge {
    const { reference, status, amount, currency } = row;
    const needsApproval = methodsApprovedByReaders.has(row.method) && status === 'pending';
    return {
      reference,
      status,
      amount,
      currency,
      ...(needsApproval && { approvalAddress: dependencies.approvalAddress(row) }),
    };
  }

  function notifyLater(reference: string, delayMs: number): void {
    const cancel = schedule(() => {
      timers.delete(cancel);
      void notify(reference);
    }, delayMs);
    timers.add(cancel);
  }

  return {
    name: 'stand-in',
    methods: ['credit_card', 'pix', 'paypal', 'third-party-integration'],

    async saveCard(card) {
      return trustsTokens ? createTrustedToken(dependencies, card) : exchangeToken(dependencies, card);
    },

    async forgetCard(cardToken) {
      await database.deleteFrom('thirdparty.card_token').where('token', '=', cardToken).execute();
    },

    async charge(order) {
      const { reference, method, amount, currency, pix, returnAddress } = order;
      const isCard = method === 'credit_card' && order.cardToken !== undefined;
      const behaviour = isCard ? await behaviourOf(dependencies, order.cardToken ?? '') : null;
      const inserted = await database
        .insertInto('thirdparty.charge')
        .values({
          reference,
          method,
          amount,
          currency,
          status: initialStatus(order, behaviour),
          behaviour,
          pixCode: pix?.code ?? null,
          expiresAt: pix?.expiresAt ?? null,
          returnAddress: returnAddress ?? null,
          createdAt: now(),
        })
        // Names no column, because a concurrent request may conflict on the Pix code instead of the reference.
        .onConflict((conflict) => conflict.doNothing())
        .returning('reference')
        .executeTakeFirst();
      const delayMs = inserted && behaviour !== null ? notificationDelays[behaviour] : undefined;
      if (delayMs !== undefined) notifyLater(reference, delayMs);
      return getCharge(reference);
    },

    async find(reference) {
      const row = await refreshCharge(dependencies, { reference });
      return row && toCharge(row);
    },

    async cancel(reference) {
      await database
        .insertInto('thirdparty.charge')
        .values({ reference, method: '', amount: 0, currency: '', status: 'cancelled', createdAt: now() })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      await refreshCharge(dependencies, { reference });
      await closeCharge(dependencies, reference, 'cancelled');
      return getCharge(reference);
    },

    async refund(reference) {
      const row = await refreshCharge(dependencies, { reference });
      // The seed inserts paid orders of the demo without a charge.
      if (!row) return;
      if (row.status === 'charged_back') return;
      if (row.status !== 'approved') throw new Error('Only an approved payment can be refunded.');
      await database
        .updateTable('thirdparty.charge')
        .set({ refundedAt: now() })
        .where('reference', '=', reference)
        .where('refundedAt', 'is', null)
        .execute();
    },

    close() {
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}

function initialStatus(order: ChargeOrder, behaviour: string | null): Charge['status'] {
  switch (order.method) {
    case 'credit_card':
      if (behaviour === 'approve' || behaviour === 'dispute') return 'approved';
      return behaviour === 'delay' ? 'pending' : 'declined';
    case 'third-party-integration': {
      const { operatorSubject } = order;
      const isApproved = operatorSubject !== undefined && operatorSubject !== declinedCustomer;
      return isApproved ? 'approved' : 'declined';
    }
    default:
      return 'pending';
  }
}
