import type { CardField } from '../../application/ports/cards/card-tokenizer.ts';
import type { TokenizerProvider } from './tokenizer-provider.ts';

/** What the stand-in's script puts on the window. */
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

/** The tokenizer of the reference platform, behind which no bank stands. */
export const standInProvider: TokenizerProvider = {
  script: '/thirdparty/tokenizer/v1.js',
  isThere: () => standIn() !== undefined,
  async tokenize({ number, cvv, holderName, holderDocument, expirationMonth, expirationYear }, environment) {
    const card = { number, cvv, holderName, holderDocument, expirationMonth, expirationYear };
    const answer = await standIn()?.tokenize({ ...card, environment });
    return answer?.token ?? '';
  },
  refusedField(thrown) {
    const field: unknown = thrown instanceof Error && 'field' in thrown ? thrown.field : undefined;
    return isField(field) ? field : undefined;
  },
};
