import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { createSingleUseToken } from '../gateway/gateway-cards.ts';
import type { ChargeStore } from '../gateway/gateway-charges.ts';
import { checkCard } from './tokenizer-card.ts';
import texts from './tokenizer-texts.json' with { type: 'json' };

const ShortText = Type.String({ maxLength: 200, default: '' });
const NumberOrZero = Type.Number({ default: 0 });

/** Missing fields get invalid defaults, so that they fail like invalid ones: with the name of the field. */
const Card = Type.Object({
  number: ShortText,
  cvv: ShortText,
  holderName: ShortText,
  holderDocument: ShortText,
  expirationMonth: NumberOrZero,
  expirationYear: NumberOrZero,
  environment: Type.Optional(
    Type.String({ maxLength: 40, description: 'Ignored. The stand-in has no environments.' }),
  ),
});

/**
 * The script of the tokenizer and the endpoint that it sends cards to. Stores only the brand, the last four digits and
 * the behaviour of a test card.
 */
export function tokenizerRoutes(app: App, charges: ChargeStore): void {
  app.get(
    '/tokenizer/v1.js',
    { config: { access: 'anyone' }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await readFile(new URL('./tokenizer-v1.js', import.meta.url), 'utf8')),
  );

  app.post(
    '/tokenizer/tokens',
    { config: { access: 'anyone' }, schema: { hide: true, body: Card } },
    async (request, reply) => {
      const check = checkCard(request.body, charges.now());
      if ('invalidField' in check) {
        const language = chooseLanguage(request.headers['accept-language']);
        return reply
          .code(422)
          .send({ field: check.invalidField, message: texts[language][check.invalidField] });
      }
      return reply.code(201).send({ token: await createSingleUseToken(charges, check) });
    },
  );
}
