import { randomUUID } from 'node:crypto';
import type {
  Charge,
  ChargeOrder,
  GatewayMethod,
  PaymentGateway,
} from '../../server/commerce/payments/payment-gateway.ts';
import { GatewayProblems } from './gateway-problems.ts';

export type ModelCardBehaviour = 'approves' | 'declines' | 'delays';

interface ModelCharge extends Charge {
  method: GatewayMethod | null;
  /** When it is approved automatically. */
  readyAt: number | null;
  expiresAt: number | null;
  isRefunded: boolean;
}

const approvalDelayMs = 10_000;

const emptyCharge: Omit<ModelCharge, 'reference'> = {
  method: null,
  amount: 0,
  currency: 'BRL',
  status: 'pending',
  readyAt: null,
  expiresAt: null,
  isRefunded: false,
};

/** A gateway in memory. The tests compare its charges with the platform's orders. */
export class ModelGateway implements PaymentGateway {
  readonly name = 'model';
  readonly methods = ['credit_card', 'pix', 'paypal', 'third-party-integration'] as const;
  readonly charges = new Map<string, ModelCharge>();
  /** Requests that a gateway must never get. */
  readonly faults: string[] = [];
  readonly problems = new GatewayProblems();
  readonly #now: () => number;
  readonly #cards = new Map<string, ModelCardBehaviour>();
  readonly #usedTokens = new Set<string>();

  constructor(now: () => number) {
    this.#now = now;
  }

  reset(): void {
    for (const entries of [this.charges, this.#cards, this.#usedTokens]) entries.clear();
    this.faults.length = 0;
    this.problems.reset();
  }

  /** Returns the permanent token of a new card. */
  issueCard(behaviour: ModelCardBehaviour): string {
    const token = `paying-${randomUUID()}`;
    this.#cards.set(token, behaviour);
    return token;
  }

  saveCard({ token }: { token: string }): Promise<string | null> {
    return this.problems.call(() => {
      if (this.#usedTokens.has(token)) return null;
      this.#usedTokens.add(token);
      return this.issueCard(token.split('.')[1] as ModelCardBehaviour);
    });
  }

  forgetCard(cardToken: string): Promise<void> {
    return this.problems.call(() => void this.#cards.delete(cardToken));
  }

  charge(order: ChargeOrder): Promise<Charge> {
    return this.problems.call(() => {
      const charge = this.#find(order.reference);
      if (!charge) return toCharge(this.#create(order));
      if (charge.method !== null && charge.amount !== order.amount)
        this.faults.push(`${order.reference} was requested again with another amount`);
      return toCharge(charge);
    });
  }

  find(reference: string): Promise<Charge | null> {
    return this.problems.call(() => {
      const charge = this.#find(reference);
      return charge ? toCharge(charge) : null;
    });
  }

  cancel(reference: string): Promise<Charge> {
    return this.problems.call(() => {
      const charge = this.#find(reference);
      if (charge?.status === 'pending') charge.status = 'cancelled';
      if (charge) return toCharge(charge);
      const tombstone: ModelCharge = { ...emptyCharge, reference, status: 'cancelled' };
      this.charges.set(reference, tombstone);
      return toCharge(tombstone);
    });
  }

  refund(reference: string): Promise<void> {
    return this.problems.call(() => {
      const charge = this.#find(reference);
      if (charge?.status === 'charged_back') return;
      if (charge?.status !== 'approved') {
        this.faults.push(`${reference} was to be refunded, but never paid`);
        throw new Error('The charge was not paid.');
      }
      charge.isRefunded = true;
    });
  }

  /** Charges that a reader can still pay or decline. */
  listPending(): string[] {
    return [...this.charges.values()]
      .filter(({ status, method }) => status === 'pending' && (method === 'pix' || method === 'paypal'))
      .map(({ reference }) => reference);
  }

  /** Charges whose money Banca has. */
  listApproved(): string[] {
    return [...this.charges.values()]
      .filter(({ status, isRefunded }) => status === 'approved' && !isRefunded)
      .map(({ reference }) => reference);
  }

  listChargedBack(): string[] {
    return [...this.charges.values()]
      .filter(({ status }) => status === 'charged_back')
      .map(({ reference }) => reference);
  }

  /** The payer's bank takes the money of a charge back. */
  chargeBack(reference: string): void {
    const charge = this.#find(reference);
    if (charge?.status === 'approved' && !charge.isRefunded) charge.status = 'charged_back';
  }

  /** A reader pays, or declines at PayPal. An expired Pix cannot be paid. */
  decide(reference: string, isPaid: boolean): void {
    const charge = this.#find(reference);
    if (charge?.status !== 'pending') return;
    if (isPaid && (charge.expiresAt === null || charge.expiresAt > this.#now())) charge.status = 'approved';
    if (!isPaid && charge.method === 'paypal') charge.status = 'declined';
  }

  #create({
    reference,
    method,
    amount,
    currency,
    pix,
    cardToken,
    operatorSubject,
  }: ChargeOrder): ModelCharge {
    if (amount <= 0) this.faults.push(`${reference} was requested without an amount`);
    const charge: ModelCharge = { ...emptyCharge, reference, method, amount, currency };
    if (pix) charge.expiresAt = pix.expiresAt.getTime();
    if (method === 'paypal') charge.approvalAddress = `https://paypal.example/${reference}`;
    if (method === 'third-party-integration') charge.status = operatorSubject ? 'approved' : 'declined';
    if (method === 'credit_card') this.#chargeCard(charge, this.#cards.get(cardToken ?? '') ?? 'declines');
    this.charges.set(reference, charge);
    return charge;
  }

  #chargeCard(charge: ModelCharge, behaviour: ModelCardBehaviour): void {
    if (behaviour === 'delays') charge.readyAt = this.#now() + approvalDelayMs;
    else charge.status = behaviour === 'approves' ? 'approved' : 'declined';
  }

  #find(reference: string): ModelCharge | undefined {
    const charge = this.charges.get(reference);
    if (charge?.status === 'pending' && charge.readyAt !== null && charge.readyAt <= this.#now())
      charge.status = 'approved';
    return charge;
  }
}

const toCharge = ({ reference, status, amount, currency, approvalAddress }: ModelCharge): Charge => ({
  reference,
  status,
  amount,
  currency,
  ...(approvalAddress !== undefined && { approvalAddress }),
});
