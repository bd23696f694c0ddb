import { RemoveCard } from '../../../application/cards/remove-card.ts';
import { CardsPresenter } from '../../../presentation/checkout/cards/cards-presenter.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** A reader's cards, for screens that use or change them. Requires `paymentCardsModule`. */
export const cardsModule = lateModule((bind) => {
  bind(tokens.removeCard).toResolvedValue(
    (cards, session) => new RemoveCard(cards, session),
    [tokens.paymentCards, tokens.session],
  );
  // All screens share one presenter. It reloads when another reader signs in.
  bind(tokens.cardsPresenter)
    .toResolvedValue(
      (list, remove, profile, session) =>
        new CardsPresenter({ listCards: list, removeCard: remove, profile, session }),
      [tokens.listCards, tokens.removeCard, tokens.readerProfilePresenter, tokens.sessionPresenter],
    )
    .inSingletonScope();
});
