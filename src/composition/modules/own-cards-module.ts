import { OwnCardsPresenter } from '../../presentation/checkout/cards/own-cards-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** A reader's cards to be looked at and changed, on two screens: each has its own presenter, over the same cards of `cardsModule`. */
export const ownCardsModule = lateModule((bind) => {
  bind(tokens.ownCardsPresenter).toResolvedValue(
    (cards, session, profile, confirm, modals, notifications, clock) =>
      new OwnCardsPresenter({ cards, session, profile, confirm, modals, notifications, clock }),
    [
      tokens.cardsPresenter,
      tokens.sessionPresenter,
      tokens.readerProfilePresenter,
      tokens.confirm,
      tokens.modals,
      tokens.notifications,
      tokens.clock,
    ],
  );
});
