/** @jest-environment jsdom */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkCard } from '../../server/stand-ins/tokenizer/tokenizer-card.ts';
import { paymentFailures } from '../../src/domain/checkout/payment-failures.ts';
import { ScriptTokenizer } from '../../src/infrastructure/tokenizer/script-tokenizer.ts';
import { standInProvider } from '../../src/infrastructure/tokenizer/stand-in-provider.ts';
import { buildTypedCard } from '../fakes/cards/build-typed-card.ts';
import { FakeCardTokenizer } from '../fakes/cards/fake-card-tokenizer.ts';
import { cardTokenizerContract, type TokenizerSetup } from './card-tokenizer-contract.ts';
import { TokenizerScript } from './tokenizer-script.ts';

const root = resolve(import.meta.dirname, '../..');

/** The stand-in rejects this card because of its expiry date (docs/third-parties.md). */
const rejected = { card: buildTypedCard({ number: '4000000000000069' }), field: 'expiration' } as const;

cardTokenizerContract('the fake', async () => {
  const tokenizer = new FakeCardTokenizer();
  const tokenize = tokenizer.tokenize.bind(tokenizer);
  tokenizer.tokenize = (card) => {
    const isRejected = card.number === rejected.card.number;
    tokenizer.tokenizeFailure = isRejected ? { ...paymentFailures.cardRefused, field: rejected.field } : null;
    return tokenize(card);
  };
  return {
    tokenizer,
    setAvailable: (isAvailable) => {
      tokenizer.prepareFailure = isAvailable ? null : paymentFailures.tokenizerBlocked;
    },
    rejected,
  };
});

cardTokenizerContract('the stand-in, with the platform’s script', async () => {
  const code = await readFile(resolve(root, 'server/stand-ins/tokenizer/tokenizer-v1.js'), 'utf8');
  let tokenCount = 0;
  const respond = async (_address: unknown, { body }: RequestInit) => {
    const checked = checkCard(JSON.parse(String(body)), new Date('2026-03-01T12:00:00.000Z'));
    tokenCount += 1;
    return 'invalidField' in checked
      ? { ok: false, json: async () => ({ field: checked.invalidField, message: '…' }) }
      : { ok: true, json: async () => ({ token: `stand-in-token-${tokenCount}` }) };
  };
  const script = new TokenizerScript((element) => {
    Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
    new Function(code)();
  });
  Object.assign(window, { fetch: respond });
  const tokenizer = new ScriptTokenizer(standInProvider, 'sandbox', window);
  return {
    tokenizer,
    setAvailable: (isAvailable) => {
      script.isAvailable = isAvailable;
    },
    rejected,
    close() {
      script.close();
      Reflect.deleteProperty(window, 'BancaTokenizer');
    },
  } satisfies TokenizerSetup;
});
