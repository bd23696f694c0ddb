import { AddCard } from '../../../application/cards/add-card.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';
import { createCardTokenizer } from './create-card-tokenizer.ts';

/** Adding a card. Loaded with the first card form. Requires `paymentCardsModule`. */
export const addingCardsModule = lateModule((bind) => {
  bind(tokens.cardTokenizer)
    .toResolvedValue((configuration) => createCardTokenizer(configuration, window), [tokens.configuration])
    .inSingletonScope();
  bind(tokens.addCard).toResolvedValue(
    (tokenizer, cards, session) => new AddCard(tokenizer, cards, session),
    [tokens.cardTokenizer, tokens.paymentCards, tokens.session],
  );
});
