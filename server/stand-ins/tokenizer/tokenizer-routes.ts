import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import { chooseLanguage } from '../../http/language.ts';
import type { App } from '../../http/open-app.ts';
import { makeOnceToken } from '../gateway/gateway-cards.ts';
import type { Charges } from '../gateway/gateway-charges.ts';
import { examineCard } from './tokenizer-card.ts';
import texts from './tokenizer-texts.json' with { type: 'json' };

const Short = Type.String({ maxLength: 200, default: '' });
const Whole = Type.Number({ default: 0 });

/** What is not there is wrong like all that cannot be: each is told by its field. */
const Card = Type.Object({
  number: Short,
  cvv: Short,
  holderName: Short,
  holderDocument: Short,
  expirationMonth: Whole,
  expirationYear: Whole,
  environment: Type.Optional(
    Type.String({ maxLength: 40, description: 'There is none here where a card is charged.' }),
  ),
});

/**
 * A tokenizer in the reader's browser: its script, and where that sends a card. Nothing of the card is kept but its brand,
 * its last four digits and how it is to behave.
 */
export function tokenizerRoutes(app: App, charges: Charges): void {
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
      const examined = examineCard(request.body, charges.now());
      if ('wrong' in examined) {
        const language = chooseLanguage(request.headers['accept-language']);
        return reply.code(422).send({ field: examined.wrong, message: texts[language][examined.wrong] });
      }
      return reply.code(201).send({ token: await makeOnceToken(charges, examined) });
    },
  );
}
