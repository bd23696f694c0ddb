import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { returningTo } from '../../../domain/session/return-to.ts';
import frame from '../../shell/page-frame.module.css';
import { useRevealOnMount } from '../../ui/focus/use-reveal-on-mount.ts';
import { runWhenIdle } from '../../ui/prefetch/run-when-idle.ts';
import type { CheckoutFormProps } from '../order/checkout-parts.ts';
import styles from './checkout-view.module.css';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayBar } from './pay-bar.tsx';
import { choiceOf, itemOf, termsOf } from './selection-views.tsx';

/** The order form: payment methods beside the order summary. */
export const CheckoutForm = observer((props: CheckoutFormProps) => {
  const { checkout, title, selection, returnPath, onRefresh } = props;
  const { order } = checkout;
  const [isAddingCard, setIsAddingCard] = useState(false);
  const balancePath = returningTo('/account/payment-methods/balance', returnPath);
  const { missingBalance } = order.choices;
  const topUpPath = missingBalance > 0 ? `${balancePath}&missing=${missingBalance}` : balancePath;
  // The wallet may have changed in another tab or on another device.
  useEffect(() => void order.account.reloadUser(), [order]);
  // Loads the code that shows the outcome early, because the network may fail later.
  useEffect(() => void checkout.parts.panels.fetch(), [checkout]);
  const hasNoCard = order.choices.cards.cards?.length === 0;
  // A reader without cards will probably add one, so its form is preloaded.
  useEffect(
    () => (hasNoCard ? runWhenIdle(() => void checkout.parts.addCard.fetch()) : undefined),
    [checkout, hasNoCard],
  );
  const showCardForm = (isAdding: boolean) => {
    // The failure concerned another card.
    if (isAdding) order.dismissFailure();
    setIsAddingCard(isAdding);
  };
  const addCard = () => {
    order.choices.chooseMethod('credit_card');
    showCardForm(true);
  };
  return (
    <>
      <h1 className={frame.title}>{title}</h1>
      {selection.kind === 'issue' && <div className={styles.subject}>{itemOf(selection)}</div>}
      {order.state.kind === 'choosing' && order.state.isNotAccepted && <OrderNotAccepted />}
      <div className={styles.order}>
        <div className={styles.choices}>
          {choiceOf(selection)}
          <MethodChoice
            checkout={checkout}
            topUpPath={topUpPath}
            isAddingCard={isAddingCard}
            onAddingCardChange={showCardForm}
          />
        </div>
        <div className={styles.side}>
          <OrderSummary choices={order.choices} item={itemOf(selection)} terms={termsOf(selection)} />
          <PayBar
            checkout={checkout}
            topUpPath={topUpPath}
            isAddingCard={isAddingCard}
            onPay={() => void checkout.pay(returnPath)}
            onAddCard={addCard}
            onRefresh={onRefresh}
          />
        </div>
      </div>
    </>
  );
});

/** Reports that the order was not accepted. It is shown above the form, after the lookup of an uncertain order. */
function OrderNotAccepted() {
  const { t } = useTranslation();
  const ref = useRevealOnMount<HTMLParagraphElement>();
  return (
    <p ref={ref} tabIndex={-1} className={styles.orderNotAccepted} role="status">
      {t('checkout:orderNotAccepted')}
    </p>
  );
}
