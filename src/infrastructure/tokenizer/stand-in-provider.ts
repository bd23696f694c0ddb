import type { CardField } from '../../application/ports/cards/card-tokenizer.ts';
import type { TokenizerProvider } from './tokenizer-provider.ts';

/** The object that the script of the stand-in adds to the window. */
interface StandIn {
  tokenize(card: object): Promise<{ readonly token: string }>;
}

const fields: readonly string[] = [
  'cardNumber',
  'cvv',
  'expiration',
  'holderName',
  'holderDocument',
] satisfies readonly CardField[];

const isField = (text: unknown): text is CardField => fields.some((field) => field === text);

const standIn = (): StandIn | undefined =>
  (window as Window & { readonly BancaTokenizer?: StandIn }).BancaTokenizer;

/** The tokenizer of the reference platform. It is not connected to a bank. */
export const standInProvider: TokenizerProvider = {
  script: '/thirdparty/tokenizer/v1.js',
  isLoaded: () => standIn() !== undefined,
  async tokenize({ number, cvv, holderName, holderDocument, expirationMonth, expirationYear }, environment) {
    const card = { number, cvv, holderName, holderDocument, expirationMonth, expirationYear };
    const answer = await standIn()?.tokenize({ ...card, environment });
    return answer?.token ?? '';
  },
  refusedField(error) {
    const field: unknown = error instanceof Error && 'field' in error ? error.field : undefined;
    return isField(field) ? field : undefined;
  },
};
