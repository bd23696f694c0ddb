import type {
  CardField,
  CardTokenizer,
  TokenizerFailure,
  TypedCard,
} from '../../application/ports/cards/card-tokenizer.ts';
import { failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { isKeptAway } from './is-kept-away.ts';
import type { TokenizerEnvironment } from './tokenizer-provider.ts';
import { trustByDefault } from './trusted-script.ts';
import { withinTime } from './within-time.ts';

/** What is used of the package `payment-token-efi`. Its card stays in it until another takes its place. */
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
  /** True: the platform keeps the card under the token. */
  readonly reuse: boolean;
}

/** The package. It must not be taken apart on the way: a promise cannot carry its `CreditCard`. */
export interface Efi {
  readonly CreditCard: EfiCreditCard;
}

/** By which Efí tells one browser from another where real money is charged; the package appends it by itself. */
const fingerprint = 'https://device.clearsale.com.br/p/fp.js';

/** The brands that Efí takes, by their names here and there. */
const brands: Readonly<Record<string, string>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  elo: 'elo',
  hipercard: 'hipercard',
};

/** What the package says is wrong, by its `error`. Its descriptions repeat what was typed, so nobody is shown them. */
const fields: Readonly<Record<string, CardField>> = {
  numero_cartao_invalido: 'cardNumber',
  cvv_cartao_invalido: 'cvv',
  validade_cartao_invalida: 'expiration',
  nome_titular_cartao_invalido: 'holderName',
  documento_titular_cartao_invalido: 'holderDocument',
};

/** Makes tokens at Efí, a Brazilian payment provider. Source: https://dev.efipay.com.br, payment-token-efi 3.4. */
export class EfiTokenizer implements CardTokenizer {
  readonly #account: string;
  readonly #environment: TokenizerEnvironment;
  readonly #fetch: () => Promise<Efi>;
  readonly #browser: Window;
  #preparing: Promise<Result<null, TokenizerFailure>> | null = null;
  #efi: Efi | null = null;

  /** `fetch`: brings the package, which is too heavy for whoever has no card to add. */
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
    if (!this.#efi) return failed(failures.tokenizerNotLoaded);
    if (!brand) return failed(failures.cardRefused);
    const { CreditCard } = this.#efi;
    try {
      const coming = CreditCard.setAccount(this.#account)
        .setEnvironment(this.#environment)
        .setCreditCardData({ ...efiCard(card), brand })
        .getPaymentToken();
      const answer = await withinTime(coming, this.#browser);
      if (answer === null) return failed(failures.timeout);
      const token: unknown = 'payment_token' in answer ? answer.payment_token : undefined;
      return typeof token === 'string' ? succeeded(token) : failed(failures.unknown);
    } catch (thrown) {
      return failed(failureOf(thrown));
    } finally {
      Object.assign(CreditCard, { creditCard: null });
    }
  }

  async #prepare(): Promise<Result<null, TokenizerFailure>> {
    trustByDefault(fingerprint, this.#browser);
    try {
      this.#efi = await this.#fetch();
    } catch {
      return failed(failures.tokenizerNotLoaded);
    }
    const isBlocked = (await this.#efi.CreditCard.isScriptBlocked()) || (await this.#isFingerprintKeptAway());
    return isBlocked ? failed(failures.tokenizerBlocked) : succeeded(null);
  }

  /** The package looks for it without waiting for what it finds (3.4.1), so it says of nothing that it is blocked. */
  async #isFingerprintKeptAway(): Promise<boolean> {
    if (this.#environment === 'sandbox') return false;
    return isKeptAway(fingerprint, this.#browser);
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

function failureOf(thrown: unknown): TokenizerFailure {
  const { code, error } = thrown as { readonly code?: unknown; readonly error?: unknown };
  // The package makes one of these of a request that nobody answered, too: then it has no code, or 503.
  if (code === undefined || code === 503) return failures.networkConnection;
  const field = fields[String(error)];
  if (field) return { ...failures.cardRefused, field };
  return isOfAccount(code, error) ? failures.unexpected : failures.cardRefused;
}

const isOfAccount = (code: unknown, error: unknown): boolean =>
  code === 401 || Number(code) === 500 || error === 'identificador_invalido';
