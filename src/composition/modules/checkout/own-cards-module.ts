import { RemoveCard } from '../../../application/cards/remove-card.ts';
import { OwnCardsPresenter } from '../../../presentation/checkout/cards/own-cards-presenter.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** The list of a reader's cards on two screens. Each has its own presenter and shares the cards of `cardsModule`. */
export const ownCardsModule = lateModule((bind) => {
  bind(tokens.removeCard).toResolvedValue(
    (cards, session) => new RemoveCard(cards, session),
    [tokens.paymentCards, tokens.session],
  );
  bind(tokens.ownCardsPresenter).toResolvedValue(
    (cards, removeCard, session, profile, confirm, modals, notifications, clock) =>
      new OwnCardsPresenter({ cards, removeCard, session, profile, confirm, modals, notifications, clock }),
    [
      tokens.cardsPresenter,
      tokens.removeCard,
      tokens.sessionPresenter,
      tokens.readerProfilePresenter,
      tokens.confirm,
      tokens.modals,
      tokens.notifications,
      tokens.clock,
    ],
  );
});
