import type { Charge, ChargeOrder, PaymentGateway } from '../../commerce/payments/payment-gateway.ts';
import { behaviourOf, exchangeToken, trustToken } from './gateway-cards.ts';
import { type ChargeRow, type Charges, closeCharge, delay, findCharge } from './gateway-charges.ts';

/** The operator's customer on whose bill nothing can be put: openid-people.json. */
const unwillingCustomer = 'demo-claro-0102';

/** What is paid on a page of somebody else. */
const approvedByReaders: ReadonlySet<string> = new Set(['paypal', 'pix']);

export interface StandInGateway extends PaymentGateway {
  /** Stops what it would still tell of. */
  close(): void;
}

interface Surroundings extends Charges {
  /** Tells the platform that a payment has changed, as gateways do. */
  notify(reference: string): Promise<void>;
  /** Where the reader approves a payment, or pays a Pix. */
  approvalAddress(charge: ChargeRow): string;
  /** That tokens are somebody else's, which cannot be checked here. */
  trustsTokens: boolean;
  /** Runs something after so many milliseconds, unless what it returns is called before. */
  later?: (run: () => void, milliseconds: number) => () => void;
}

function runLater(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
}

/** A gateway that takes no money. How a card pays hangs on its number: docs/third-parties.md. */
export function openStandInGateway(surroundings: Surroundings): StandInGateway {
  const { database, now, notify, trustsTokens, later = runLater } = surroundings;
  const waiting = new Set<() => void>();

  async function known(reference: string): Promise<Charge> {
    const row = await findCharge(surroundings, { reference });
    if (!row) throw new Error('A payment of the stand-in was removed from its table.');
    return told(row);
  }

  function told(row: ChargeRow): Charge {
    const { reference, status, amount, currency } = row;
    const isToApprove = approvedByReaders.has(row.method) && status === 'pending';
    return {
      reference,
      status,
      amount,
      currency,
      ...(isToApprove && { approvalAddress: surroundings.approvalAddress(row) }),
    };
  }

  function tellLater(reference: string): void {
    const stop = later(() => {
      waiting.delete(stop);
      void notify(reference);
    }, delay);
    waiting.add(stop);
  }

  return {
    name: 'stand-in',
    methods: ['credit_card', 'pix', 'paypal', 'third-party-integration'],

    async saveCard(card) {
      return trustsTokens ? trustToken(surroundings, card) : exchangeToken(surroundings, card);
    },

    async forgetCard(cardToken) {
      await database.deleteFrom('thirdparty.card_token').where('token', '=', cardToken).execute();
    },

    async charge(order) {
      const { reference, method, amount, currency, pix, returnAddress } = order;
      const isCard = method === 'credit_card' && order.cardToken !== undefined;
      const behaviour = isCard ? await behaviourOf(surroundings, order.cardToken ?? '') : null;
      const asked = await database
        .insertInto('thirdparty.charge')
        .values({
          reference,
          method,
          amount,
          currency,
          status: firstStatus(order, behaviour),
          behaviour,
          pixCode: pix?.code ?? null,
          expiresAt: pix?.expiresAt ?? null,
          returnAddress: returnAddress ?? null,
          createdAt: now(),
        })
        // On whatever: asked at once, the same may meet by its code before it does by its reference.
        .onConflict((conflict) => conflict.doNothing())
        .returning('reference')
        .executeTakeFirst();
      if (asked && behaviour === 'delay') tellLater(reference);
      return known(reference);
    },

    async find(reference) {
      const row = await findCharge(surroundings, { reference });
      return row && told(row);
    },

    async cancel(reference) {
      await database
        .insertInto('thirdparty.charge')
        .values({ reference, method: '', amount: 0, currency: '', status: 'cancelled', createdAt: now() })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      // What was to be approved by now is, before it could be cancelled.
      await findCharge(surroundings, { reference });
      await closeCharge(surroundings, reference, 'cancelled');
      return known(reference);
    },

    async refund(reference) {
      const row = await findCharge(surroundings, { reference });
      // The demo's payments were made before there was this gateway.
      if (!row) return;
      if (row.status !== 'approved') throw new Error('Only what was paid can be given back.');
      await database
        .updateTable('thirdparty.charge')
        .set({ refundedAt: now() })
        .where('reference', '=', reference)
        .where('refundedAt', 'is', null)
        .execute();
    },

    close() {
      for (const stop of waiting) stop();
      waiting.clear();
    },
  };
}

function firstStatus(order: ChargeOrder, behaviour: string | null): Charge['status'] {
  switch (order.method) {
    case 'credit_card':
      if (behaviour === 'approve') return 'approved';
      return behaviour === 'delay' ? 'pending' : 'declined';
    case 'third-party-integration': {
      const { operatorSubject } = order;
      const isWilling = operatorSubject !== undefined && operatorSubject !== unwillingCustomer;
      return isWilling ? 'approved' : 'declined';
    }
    default:
      return 'pending';
  }
}
