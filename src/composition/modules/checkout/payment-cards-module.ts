import { ListCards } from '../../../application/cards/list-cards.ts';
import { HttpPaymentCards } from '../../../infrastructure/comics/http-payment-cards.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** A reader's cards at the service. */
export const paymentCardsModule = lateModule((bind) => {
  bind(tokens.paymentCards).toResolvedValue((comics) => new HttpPaymentCards(comics), [tokens.comicsClient]);
  bind(tokens.listCards).toResolvedValue(
    (cards, session) => new ListCards(cards, session),
    [tokens.paymentCards, tokens.session],
  );
});
