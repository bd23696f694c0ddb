import type { PaymentMethodCode } from '../../database/commerce-tables.ts';

/** What others pay: balance is the platform's own. */
export type GatewayMethod = Exclude<PaymentMethodCode, 'balance'>;

/** What a tokenizer in the reader's browser made of a card, with what gateways ask for beside it. */
export interface TokenizedCard {
  token: string;
  brand: string;
  lastFourDigits: string;
  holderName: string;
  expirationMonth: number;
  expirationYear: number;
  /** Digits of the CPF. */
  holderDocument: string;
  /** With +55. */
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

/** One payment to be asked for. */
export interface ChargeOrder {
  /** The transaction's id: the gateway knows a payment by it, and makes it once. */
  reference: string;
  method: GatewayMethod;
  /** Who pays, as the identity service knows them: gateways that want a name or an e-mail address find it by this. */
  readerId: string;
  /** Cents of the currency. */
  amount: number;
  currency: string;
  /** As `saveCard` gave it; where a card pays. */
  cardToken?: string;
  /** A static BR Code that pays it, for gateways that make none of their own, and until when; where Pix pays. */
  pix?: { code: string; expiresAt: Date };
  /** Whose bill it is put on, by the operator's own name for its customer; where the operator pays. */
  operatorSubject?: string;
  /** Where the reader comes back to once somebody else's page was answered; where PayPal pays. */
  returnAddress?: string;
}

/** How a payment stands. */
export interface Charge {
  reference: string;
  status: 'approved' | 'declined' | 'pending' | 'cancelled';
  amount: number;
  currency: string;
  /** The page on which the reader approves it; of a Pix, one where it can be paid, for gateways that have such. */
  approvalAddress?: string;
  /** The BR Code that pays it and until when, of gateways that make one of their own: in the platform's place. */
  pix?: { code: string; expiresAt: Date };
}

/**
 * Who takes the money that readers pay. Every call may be made again: it is by the reference that a payment is made,
 * taken back or given back once. Each throws when the gateway has not answered within some seconds, and then nobody
 * knows what came of it until it is asked again: one that never ends would keep all that is due waiting.
 */
export interface PaymentGateway {
  /** In the addresses of its notifications. */
  readonly name: string;
  readonly methods: readonly GatewayMethod[];
  /**
   * Makes a token that was used never into one that pays often, another one each time, even for the same card: each is
   * forgotten for itself. null: it is not good, or was used.
   */
  saveCard(card: TokenizedCard): Promise<string | null>;
  forgetCard(cardToken: string): Promise<void>;
  /** Asks for a payment; one that was asked for before is left as it stands, and told. */
  charge(order: ChargeOrder): Promise<Charge>;
  find(reference: string): Promise<Charge | null>;
  /** Nobody can pay any more, not even what is asked for later; what was paid before stays so, and is told. */
  cancel(reference: string): Promise<Charge>;
  /** Gives all of it back. */
  refund(reference: string): Promise<void>;
}
