import { randomUUID } from 'node:crypto';
import type {
  Charge,
  ChargeOrder,
  GatewayMethod,
  PaymentGateway,
} from '../../server/commerce/payments/payment-gateway.ts';
import { Troubles } from './troubles.ts';

export type CardBehaviour = 'approves' | 'declines' | 'delays';

interface Held extends Charge {
  method: GatewayMethod | null;
  /** From when on it is approved by itself. */
  readyAt: number | null;
  expiresAt: number | null;
  isRefunded: boolean;
}

const delay = 10_000;

const nothing: Omit<Held, 'reference'> = {
  method: null,
  amount: 0,
  currency: 'BRL',
  status: 'pending',
  readyAt: null,
  expiresAt: null,
  isRefunded: false,
};

/** A gateway with a memory of its own: the witness of whose money was taken and given back. */
export class ModelGateway implements PaymentGateway {
  readonly name = 'model';
  readonly methods = ['credit_card', 'pix', 'paypal', 'third-party-integration'] as const;
  readonly held = new Map<string, Held>();
  /** What no gateway should be asked for. */
  readonly complaints: string[] = [];
  readonly troubles = new Troubles();
  readonly #now: () => number;
  readonly #cards = new Map<string, CardBehaviour>();
  readonly #spent = new Set<string>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Knows nothing any more. */
  begin(): void {
    for (const memory of [this.held, this.#cards, this.#spent]) memory.clear();
    this.complaints.length = 0;
    this.troubles.begin();
  }

  /** A card that it knows, by a token that pays. */
  issueCard(behaviour: CardBehaviour): string {
    const token = `paying-${randomUUID()}`;
    this.#cards.set(token, behaviour);
    return token;
  }

  saveCard({ token }: { token: string }): Promise<string | null> {
    return this.troubles.through(() => {
      if (this.#spent.has(token)) return null;
      this.#spent.add(token);
      return this.issueCard(token.split('.')[1] as CardBehaviour);
    });
  }

  forgetCard(cardToken: string): Promise<void> {
    return this.troubles.through(() => void this.#cards.delete(cardToken));
  }

  charge(order: ChargeOrder): Promise<Charge> {
    return this.troubles.through(() => {
      const known = this.#look(order.reference);
      if (!known) return told(this.#ask(order));
      if (known.method !== null && known.amount !== order.amount)
        this.complaints.push(`${order.reference} is asked for with another amount`);
      return told(known);
    });
  }

  find(reference: string): Promise<Charge | null> {
    return this.troubles.through(() => {
      const known = this.#look(reference);
      return known ? told(known) : null;
    });
  }

  cancel(reference: string): Promise<Charge> {
    return this.troubles.through(() => {
      const known = this.#look(reference);
      if (known?.status === 'pending') known.status = 'cancelled';
      if (known) return told(known);
      const tombstone: Held = { ...nothing, reference, status: 'cancelled' };
      this.held.set(reference, tombstone);
      return told(tombstone);
    });
  }

  refund(reference: string): Promise<void> {
    return this.troubles.through(() => {
      const known = this.#look(reference);
      if (known?.status !== 'approved') {
        this.complaints.push(`${reference} is to be given back and was never paid`);
        throw new Error('Nothing was paid.');
      }
      known.isRefunded = true;
    });
  }

  /** What somebody outside may still pay or decline. */
  pending(): string[] {
    return [...this.held.values()]
      .filter(({ status, method }) => status === 'pending' && (method === 'pix' || method === 'paypal'))
      .map(({ reference }) => reference);
  }

  /** Somebody outside pays, or says no on PayPal's page. A Pix that is over cannot be paid. */
  decide(reference: string, isPaid: boolean): void {
    const known = this.#look(reference);
    if (known?.status !== 'pending') return;
    if (isPaid && (known.expiresAt === null || known.expiresAt > this.#now())) known.status = 'approved';
    if (!isPaid && known.method === 'paypal') known.status = 'declined';
  }

  #ask({ reference, method, amount, currency, pix, cardToken, operatorSubject }: ChargeOrder): Held {
    if (amount <= 0) this.complaints.push(`${reference} is asked for without an amount`);
    const held: Held = { ...nothing, reference, method, amount, currency };
    if (pix) held.expiresAt = pix.expiresAt.getTime();
    if (method === 'paypal') held.approvalAddress = `https://paypal.example/${reference}`;
    if (method === 'third-party-integration') held.status = operatorSubject ? 'approved' : 'declined';
    if (method === 'credit_card') this.#askCard(held, this.#cards.get(cardToken ?? '') ?? 'declines');
    this.held.set(reference, held);
    return held;
  }

  #askCard(held: Held, behaviour: CardBehaviour): void {
    if (behaviour === 'delays') held.readyAt = this.#now() + delay;
    else held.status = behaviour === 'approves' ? 'approved' : 'declined';
  }

  #look(reference: string): Held | undefined {
    const known = this.held.get(reference);
    if (known?.status === 'pending' && known.readyAt !== null && known.readyAt <= this.#now())
      known.status = 'approved';
    return known;
  }
}

const told = ({ reference, status, amount, currency, approvalAddress }: Held): Charge => ({
  reference,
  status,
  amount,
  currency,
  ...(approvalAddress !== undefined && { approvalAddress }),
});
