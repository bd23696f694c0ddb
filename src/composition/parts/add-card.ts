import { addCardEnUs } from '../../presentation/checkout/cards/add-card.en-us.ts';
import { addCardPtBr } from '../../presentation/checkout/cards/add-card.pt-br.ts';
import { AddCardForm } from '../../presentation/checkout/cards/add-card-form.tsx';
import { AddCardPresenter } from '../../presentation/checkout/cards/add-card-presenter.ts';
import { AddressSearch } from '../../presentation/shell/postal/address-search.ts';
import { choicesEnUs } from '../../presentation/ui/form/choices.en-us.ts';
import { choicesPtBr } from '../../presentation/ui/form/choices.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { accountChecksEnUs } from '../../presentation/ui/validation/account-checks.en-us.ts';
import { accountChecksPtBr } from '../../presentation/ui/validation/account-checks.pt-br.ts';
import { checksEnUs } from '../../presentation/ui/validation/checks.en-us.ts';
import { checksPtBr } from '../../presentation/ui/validation/checks.pt-br.ts';
import { addingCardsModule } from '../modules/checkout/adding-cards-module.ts';
import { cardsModule } from '../modules/checkout/cards-module.ts';
import { paymentCardsModule } from '../modules/checkout/payment-cards-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { postalLookupModule } from '../modules/postal-lookup-module.ts';
import { part } from '../parts.ts';
import { tokens } from '../tokens.ts';

/** Each form has its own presenter, because entered data must not appear in another form. */
const addCardModule = lateModule((bind) => {
  bind(tokens.addCardPresenter).toResolvedValue(
    (cards, addCard, tokenizer, lookUpAddress, session, notifications, clock) =>
      new AddCardPresenter({
        cards,
        addCard,
        tokenizer,
        address: new AddressSearch(lookUpAddress, notifications),
        session,
        notifications,
        clock,
      }),
    [
      tokens.cardsPresenter,
      tokens.addCard,
      tokens.cardTokenizer,
      tokens.lookUpAddress,
      tokens.sessionPresenter,
      tokens.notifications,
      tokens.clock,
    ],
  );
});

/** The card form: on a screen, or in the modal ADD_CREDIT_CARD. */
export const addCard = part({
  presenter: tokens.addCardPresenter,
  View: AddCardForm,
  texts: {
    addCard: [addCardPtBr, addCardEnUs],
    form: [formPtBr, formEnUs],
    accountChecks: [accountChecksPtBr, accountChecksEnUs],
    checks: [checksPtBr, checksEnUs],
    choices: [choicesPtBr, choicesEnUs],
  },
  shared: [paymentCardsModule, cardsModule, postalLookupModule, addingCardsModule],
  scoped: [addCardModule],
});
