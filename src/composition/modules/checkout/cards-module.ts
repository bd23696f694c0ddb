import { CardsPresenter } from '../../../presentation/checkout/cards/cards-presenter.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** A reader's cards, for screens that show or use them. Requires `paymentCardsModule`. */
export const cardsModule = lateModule((bind) => {
  // All screens share one presenter. It reloads when another reader signs in.
  bind(tokens.cardsPresenter)
    .toResolvedValue(
      (listCards, profile, session) => new CardsPresenter({ listCards, profile, session }),
      [tokens.listCards, tokens.readerProfilePresenter, tokens.sessionPresenter],
    )
    .inSingletonScope();
});
