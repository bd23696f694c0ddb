import { OwnCardsPresenter } from '../presentation/checkout/own-cards-presenter.ts';
import { lateModule } from './late-module.ts';
import { tokens } from './tokens.ts';

/** A reader's cards to be looked at and changed, on two screens: each has its own presenter, over the same cards of `cardsModule`. */
export const ownCardsModule = lateModule((bind) => {
  bind(tokens.ownCardsPresenter).toResolvedValue(
    (cards, session, profile, confirm, modals, notifications, clock) =>
      new OwnCardsPresenter(cards, { session, profile }, { confirm, modals, notifications }, clock),
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
