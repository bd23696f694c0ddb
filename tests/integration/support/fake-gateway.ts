import type {
  Charge,
  ChargeOrder,
  PaymentGateway,
} from '../../../server/commerce/payments/payment-gateway.ts';

/** What happens to a call: it succeeds, or the connection breaks before or after the call has its effect. */
type CallOutcome = 'succeeds' | 'lost before effect' | 'lost after effect';

/**
 * A gateway in memory that fulfils the contract of the port: one payment for each reference, even if calls are repeated
 * in any order. A cancelled reference is never paid. Tests define the outcome of payments and calls.
 */
export class FakeGateway implements PaymentGateway {
  readonly name = 'fake';
  readonly methods = ['credit_card', 'pix', 'paypal', 'third-party-integration'] as const;
  readonly charges = new Map<string, Charge & { refunded: boolean; order: ChargeOrder | null }>();
  readonly calls: string[] = [];
  /** The statuses of the next new payments. By default, cards and operators' bills are approved, and other payments wait. */
  readonly outcomes: Charge['status'][] = [];
  /** The outcomes of the next calls. By default, calls succeed. */
  readonly callOutcomes: CallOutcome[] = [];
  /** Runs during each call, so that a test can do something at the same time. */
  duringCall: (call: string) => Promise<void> = async () => {};
  readonly #used = new Set<string>();
  readonly #forgotten = new Set<string>();

  saveCard({ token }: { token: string }): Promise<string | null> {
    return this.#answer('saveCard', () => {
      if (this.#used.has(token)) return null;
      this.#used.add(token);
      return `saved-${token}`;
    });
  }

  forgetCard(cardToken: string): Promise<void> {
    return this.#answer('forgetCard', () => void this.#forgotten.add(cardToken));
  }

  charge(order: ChargeOrder) {
    return this.#answer('charge', () => {
      const stored = this.charges.get(order.reference);
      if (stored) return toCharge(stored);
      const status = this.#outcomeOf(order);
      const { reference, amount, currency } = order;
      const approvalAddress =
        order.method === 'paypal' ? { approvalAddress: `https://pay.example/${reference}` } : {};
      const charge = { reference, status, amount, currency, refunded: false, order, ...approvalAddress };
      this.charges.set(reference, charge);
      return toCharge(charge);
    });
  }

  find(reference: string) {
    return this.#answer('find', () => {
      const charge = this.charges.get(reference);
      return charge ? toCharge(charge) : null;
    });
  }

  cancel(reference: string) {
    return this.#answer('cancel', () => {
      const stored = this.charges.get(reference) ?? {
        reference,
        status: 'pending' as const,
        amount: 0,
        currency: 'BRL',
        refunded: false,
        order: null,
      };
      const status = stored.status === 'pending' ? ('cancelled' as const) : stored.status;
      const charge = { ...stored, status };
      this.charges.set(reference, charge);
      return toCharge(charge);
    });
  }

  refund(reference: string) {
    return this.#answer('refund', () => {
      const charge = this.charges.get(reference);
      if (charge?.status !== 'approved') throw new Error(`${reference} was not paid.`);
      charge.refunded = true;
    });
  }

  /** Pays a waiting charge, such as a Pix. Returns false if that is no longer possible. */
  pay(reference: string): boolean {
    const charge = this.charges.get(reference);
    if (charge?.status !== 'pending') return false;
    charge.status = 'approved';
    return true;
  }

  /** The sum of payments that were not refunded, in cents. */
  get taken(): number {
    const charges = [...this.charges.values()].filter(
      ({ status, refunded }) => status === 'approved' && !refunded,
    );
    return charges.reduce((sum, { amount }) => sum + amount, 0);
  }

  #outcomeOf({ method, cardToken }: ChargeOrder): Charge['status'] {
    if (cardToken !== undefined && this.#forgotten.has(cardToken)) return 'declined';
    const isImmediate = method === 'credit_card' || method === 'third-party-integration';
    return this.outcomes.shift() ?? (isImmediate ? 'approved' : 'pending');
  }

  async #answer<Value>(call: string, act: () => Value): Promise<Value> {
    this.calls.push(call);
    const outcome = this.callOutcomes.shift() ?? 'succeeds';
    await this.duringCall(call);
    if (outcome === 'lost before effect') throw new Error(`The connection broke before ${call}.`);
    const value = act();
    if (outcome === 'lost after effect') throw new Error(`The connection broke after ${call}.`);
    return value;
  }
}

const toCharge = ({
  refunded: _refunded,
  order: _order,
  ...charge
}: Charge & {
  refunded: boolean;
  order: ChargeOrder | null;
}): Charge => ({ ...charge });
