import type {
  CardField,
  CardTokenizer,
  TokenizerFailure,
  TypedCard,
} from '../../application/ports/cards/card-tokenizer.ts';
import { paymentFailures } from '../../domain/checkout/payment-failures.ts';
import { failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { allowByDefaultPolicy } from '../browser/trusted-script.ts';
import { isAddressBlocked } from './script-blocking.ts';
import type { TokenizerEnvironment } from './tokenizer-provider.ts';
import { withTimeout } from './with-timeout.ts';

/** The part of the package `payment-token-efi` that the app uses. The package keeps the last card in memory. */
interface EfiCreditCard {
  isScriptBlocked(): Promise<boolean>;
  setAccount(account: string): EfiCreditCard;
  setEnvironment(environment: TokenizerEnvironment): EfiCreditCard;
  setCreditCardData(card: EfiCard): EfiCreditCard;
  getPaymentToken(): Promise<object>;
}

interface EfiCard {
  readonly brand: string;
  readonly number: string;
  readonly cvv: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly holderName: string;
  readonly holderDocument: string;
  /** True: the platform stores the token and charges it again. */
  readonly reuse: boolean;
}

/** The package. Do not resolve a promise with `CreditCard` itself, only with the package that contains it. */
export interface Efi {
  readonly CreditCard: EfiCreditCard;
}

/** Efí identifies browsers with this script for real charges. The package appends it itself. */
const fingerprintScript = 'https://device.clearsale.com.br/p/fp.js';

/** Efí's names of the card brands that it supports, by the app's names. */
const brands: Readonly<Record<string, string>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  elo: 'elo',
  hipercard: 'hipercard',
};

/** Fields by the package's `error`. Its descriptions repeat card data, so they are not shown. */
const fields: Readonly<Record<string, CardField>> = {
  numero_cartao_invalido: 'cardNumber',
  cvv_cartao_invalido: 'cvv',
  validade_cartao_invalida: 'expiration',
  nome_titular_cartao_invalido: 'holderName',
  documento_titular_cartao_invalido: 'holderDocument',
};

/** Creates tokens at Efí, a Brazilian payment provider. Source: https://dev.efipay.com.br, payment-token-efi 3.4. */
export class EfiTokenizer implements CardTokenizer {
  readonly #account: string;
  readonly #environment: TokenizerEnvironment;
  readonly #fetch: () => Promise<Efi>;
  readonly #browser: Window;
  #preparing: Promise<Result<null, TokenizerFailure>> | null = null;
  #efi: Efi | null = null;

  /** `fetch`: loads the package. It is large, so readers who add no card do not load it. */
  constructor(
    account: string,
    environment: TokenizerEnvironment,
    fetch: () => Promise<Efi>,
    browser: Window,
  ) {
    this.#account = account;
    this.#environment = environment;
    this.#fetch = fetch;
    this.#browser = browser;
  }

  async prepare(): Promise<Result<null, TokenizerFailure>> {
    this.#preparing ??= this.#prepare();
    const outcome = await this.#preparing;
    if (!outcome.ok) this.#preparing = null;
    return outcome;
  }

  async tokenize(card: TypedCard): Promise<Result<string, TokenizerFailure>> {
    const brand = brands[card.brand];
    if (!this.#efi) return failed(paymentFailures.tokenizerNotLoaded);
    if (!brand) return failed(paymentFailures.cardRefused);
    const { CreditCard } = this.#efi;
    try {
      const request = CreditCard.setAccount(this.#account)
        .setEnvironment(this.#environment)
        .setCreditCardData({ ...efiCard(card), brand })
        .getPaymentToken();
      const answer = await withTimeout(request, this.#browser);
      if (answer === null) return failed(failures.timeout);
      const token: unknown = 'payment_token' in answer ? answer.payment_token : undefined;
      return typeof token === 'string' ? succeeded(token) : failed(failures.unknown);
    } catch (error) {
      return failed(failureOf(error));
    } finally {
      Object.assign(CreditCard, { creditCard: null });
    }
  }

  async #prepare(): Promise<Result<null, TokenizerFailure>> {
    allowByDefaultPolicy(fingerprintScript, this.#browser);
    try {
      this.#efi = await this.#fetch();
    } catch {
      return failed(paymentFailures.tokenizerNotLoaded);
    }
    const isBlocked = (await this.#efi.CreditCard.isScriptBlocked()) || (await this.#isFingerprintBlocked());
    return isBlocked ? failed(paymentFailures.tokenizerBlocked) : succeeded(null);
  }

  /** The package (3.4.1) does not wait for the result of its own check, so it never reports a blocked script. */
  async #isFingerprintBlocked(): Promise<boolean> {
    if (this.#environment === 'sandbox') return false;
    return isAddressBlocked(fingerprintScript, this.#browser);
  }
}

const efiCard = (card: TypedCard): Omit<EfiCard, 'brand'> => ({
  number: card.number,
  cvv: card.cvv,
  expirationMonth: String(card.expirationMonth).padStart(2, '0'),
  expirationYear: String(card.expirationYear),
  holderName: card.holderName,
  holderDocument: card.holderDocument,
  reuse: true,
});

function failureOf(reported: unknown): TokenizerFailure {
  const { code, error } = reported as { readonly code?: unknown; readonly error?: unknown };
  // Without a code, or with 503, the request had no answer.
  if (code === undefined || code === 503) return failures.networkConnection;
  const field = fields[String(error)];
  if (field) return { ...paymentFailures.cardRefused, field };
  return isAccountError(code, error) ? failures.unexpected : paymentFailures.cardRefused;
}

const isAccountError = (code: unknown, error: unknown): boolean =>
  code === 401 || Number(code) === 500 || error === 'identificador_invalido';
