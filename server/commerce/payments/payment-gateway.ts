import type { PaymentMethodCode } from '../../database/commerce-tables.ts';

/** Every method except the balance, which the platform handles itself. */
export type GatewayMethod = Exclude<PaymentMethodCode, 'balance'>;

/** The token that the tokenizer in the browser created for a card, with the data that gateways require. */
export interface TokenizedCard {
  token: string;
  brand: string;
  lastFourDigits: string;
  holderName: string;
  expirationMonth: number;
  expirationYear: number;
  /** The CPF, digits only. */
  holderDocument: string;
  /** Starts with +55. */
  phoneNumber: string;
  billingAddress: {
    line1: string;
    number: string;
    line2?: string;
    neighborhood: string;
    city: string;
    state: string;
    country: 'BR';
    zipCode: string;
  };
}

/** A payment to request. */
export interface ChargeOrder {
  /** The id of the transaction. The gateway uses it as the idempotency key of the payment. */
  reference: string;
  method: GatewayMethod;
  /** Adapters that need a name or an email address look it up at the identity service by this id. */
  readerId: string;
  /** Cents of the currency. */
  amount: number;
  currency: string;
  /** The token from `saveCard`. Only for cards. */
  cardToken?: string;
  /** A static BR Code, for gateways that create none themselves. Only for Pix. */
  pix?: { code: string; expiresAt: Date };
  /** The operator's id of the customer whose bill is charged. Only for payments by an operator. */
  operatorSubject?: string;
  /** Where the payment page sends the reader back to. Only for PayPal. */
  returnAddress?: string;
}

/** The state of a payment at the gateway. */
export interface Charge {
  reference: string;
  /** `charged_back`: approved, but then the payer's bank took the whole amount back. Final. */
  status: 'approved' | 'declined' | 'pending' | 'cancelled' | 'charged_back';
  amount: number;
  currency: string;
  /** The page where the reader approves the payment. For Pix, a page where it can be paid, if the gateway has one. */
  approvalAddress?: string;
  /** The gateway's own BR Code, which replaces the platform's. */
  pix?: { code: string; expiresAt: Date };
}

/**
 * A payment service provider. All calls are idempotent by the reference and can be repeated. Implementations must throw
 * if the gateway does not answer within some seconds, because a call that never ends would block the scheduled jobs.
 * After an error the outcome is unknown until the next call. Only the `code` or `name` of an error is logged, because
 * its message may contain data of the payer.
 */
export interface PaymentGateway {
  /** Part of the URL of its notifications. */
  readonly name: string;
  readonly methods: readonly GatewayMethod[];
  /**
   * Exchanges a single-use token for a permanent one. Every call returns a different token, even for the same card, and
   * each is removed separately. Null if the token is invalid or was used before.
   */
  saveCard(card: TokenizedCard): Promise<string | null>;
  forgetCard(cardToken: string): Promise<void>;
  /** Requests a payment. If it was requested before, returns its current state. */
  charge(order: ChargeOrder): Promise<Charge>;
  find(reference: string): Promise<Charge | null>;
  /** Prevents the payment, even if it is requested later. If it was paid before, returns it as approved. */
  cancel(reference: string): Promise<Charge>;
  /** Refunds the full amount. Does nothing if it was charged back, because then the payer has it already. */
  refund(reference: string): Promise<void>;
}
