import { RemoveCard } from '../../application/cards/remove-card.ts';
import { CardsPresenter } from '../../presentation/checkout/cards/cards-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** A reader's cards, for the screens that pay or change them; with `paymentCardsModule`. */
export const cardsModule = lateModule((bind) => {
  bind(tokens.removeCard).toResolvedValue(
    (cards, session) => new RemoveCard(cards, session),
    [tokens.paymentCards, tokens.session],
  );
  // One for all screens: they know whose they are.
  bind(tokens.cardsPresenter)
    .toResolvedValue(
      (list, remove, profile, session) => new CardsPresenter({ list, remove, profile, session }),
      [tokens.listCards, tokens.removeCard, tokens.readerProfilePresenter, tokens.sessionPresenter],
    )
    .inSingletonScope();
});
