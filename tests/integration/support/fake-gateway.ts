import type {
  Charge,
  ChargeOrder,
  PaymentGateway,
} from '../../../server/commerce/payments/payment-gateway.ts';

/** What is to happen with a call: nothing out of the ordinary, or its answer is lost before or after it has acted. */
type Fate = 'answers' | 'is lost before' | 'is lost after';

/**
 * A gateway in memory that keeps the port's promises: one payment for each reference, whatever is asked again and in
 * whatever order; a reference that was cancelled is never paid. Tests say what becomes of payments and of calls.
 */
export class FakeGateway implements PaymentGateway {
  readonly name = 'fake';
  readonly methods = ['credit_card', 'pix', 'paypal', 'third-party-integration'] as const;
  readonly charges = new Map<string, Charge & { refunded: boolean; order: ChargeOrder | null }>();
  readonly calls: string[] = [];
  /** What becomes of the next new payments, the first first; then: cards and bills are approved, others wait. */
  readonly outcomes: Charge['status'][] = [];
  /** What becomes of the next calls, the first first. */
  readonly fates: Fate[] = [];
  /** Waited for within each call, so that a test can let something else happen meanwhile. */
  meanwhile: (call: string) => Promise<void> = async () => {};
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
      const known = this.charges.get(order.reference);
      if (known) return toldOf(known);
      const status = this.#outcomeOf(order);
      const { reference, amount, currency } = order;
      const approvalAddress =
        order.method === 'paypal' ? { approvalAddress: `https://pay.example/${reference}` } : {};
      const charge = { reference, status, amount, currency, refunded: false, order, ...approvalAddress };
      this.charges.set(reference, charge);
      return toldOf(charge);
    });
  }

  find(reference: string) {
    return this.#answer('find', () => {
      const known = this.charges.get(reference);
      return known ? toldOf(known) : null;
    });
  }

  cancel(reference: string) {
    return this.#answer('cancel', () => {
      const known = this.charges.get(reference) ?? {
        reference,
        status: 'pending' as const,
        amount: 0,
        currency: 'BRL',
        refunded: false,
        order: null,
      };
      const status = known.status === 'pending' ? ('cancelled' as const) : known.status;
      const charge = { ...known, status };
      this.charges.set(reference, charge);
      return toldOf(charge);
    });
  }

  refund(reference: string) {
    return this.#answer('refund', () => {
      const known = this.charges.get(reference);
      if (known?.status !== 'approved') throw new Error(`${reference} was not paid.`);
      known.refunded = true;
    });
  }

  /** Somebody pays what waits, such as a Pix; false: nobody can any more. */
  pay(reference: string): boolean {
    const known = this.charges.get(reference);
    if (known?.status !== 'pending') return false;
    known.status = 'approved';
    return true;
  }

  /** What has come in and was not given back: cents. */
  get taken(): number {
    const kept = [...this.charges.values()].filter(
      ({ status, refunded }) => status === 'approved' && !refunded,
    );
    return kept.reduce((sum, { amount }) => sum + amount, 0);
  }

  #outcomeOf({ method, cardToken }: ChargeOrder): Charge['status'] {
    if (cardToken !== undefined && this.#forgotten.has(cardToken)) return 'declined';
    const isAtOnce = method === 'credit_card' || method === 'third-party-integration';
    return this.outcomes.shift() ?? (isAtOnce ? 'approved' : 'pending');
  }

  async #answer<Value>(call: string, act: () => Value): Promise<Value> {
    this.calls.push(call);
    const fate = this.fates.shift() ?? 'answers';
    await this.meanwhile(call);
    if (fate === 'is lost before') throw new Error(`${call} was lost on its way.`);
    const value = act();
    if (fate === 'is lost after') throw new Error(`The answer of ${call} was lost.`);
    return value;
  }
}

const toldOf = ({
  refunded: _refunded,
  order: _order,
  ...charge
}: Charge & {
  refunded: boolean;
  order: ChargeOrder | null;
}): Charge => ({ ...charge });
