import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { returningTo } from '../../../domain/session/return-to.ts';
import { useRevealOnMount } from '../../ui/focus/use-reveal-on-mount.ts';
import { whenIdle } from '../../ui/screen-ahead/when-idle.ts';
import type { CheckoutFormProps } from '../order/checkout-parts.ts';
import styles from './checkout-view.module.css';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayBar } from './pay-bar.tsx';
import { choiceOf, itemOf, termsOf } from './sold-views.tsx';

/** How an order is paid, beside what is bought. */
export const CheckoutForm = observer((props: CheckoutFormProps) => {
  const { desk, title, subject, sold, returnPath, onRefresh } = props;
  const { order } = desk;
  const [isAddingCard, setIsAddingCard] = useState(false);
  const balance = returningTo('/account/payment-methods/balance', returnPath);
  const topUp = desk.missingBalance > 0 ? `${balance}&missing=${desk.missingBalance}` : balance;
  // The wallet may have changed elsewhere.
  useEffect(() => void order.after.reloadUser(), [order]);
  // Loads the code that shows the outcome early, because the network may fail later.
  useEffect(() => void desk.parts.panels.fetch(), [desk]);
  const hasNoCard = order.choices.cards.cards?.length === 0;
  // Whoever has none may well add one.
  useEffect(
    () => (hasNoCard ? whenIdle(() => void desk.parts.addCard.fetch()) : undefined),
    [desk, hasNoCard],
  );
  const add = (isAdding: boolean) => {
    // What was said of another card is over.
    if (isAdding) order.told.clear();
    setIsAddingCard(isAdding);
  };
  const addCard = () => {
    order.choices.chooseMethod('credit_card');
    add(true);
  };
  return (
    <>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {subject !== undefined && <p className={styles.subject}>{subject}</p>}
      </div>
      {desk.wasLookedFor && <OrderNotTaken />}
      <div className={styles.order}>
        <div className={styles.choices}>
          {choiceOf(sold)}
          <MethodChoice desk={desk} topUp={topUp} isAddingCard={isAddingCard} onAddCard={add} />
        </div>
        <div className={styles.side}>
          <OrderSummary choices={order.choices} item={itemOf(sold)} terms={termsOf(sold)} />
          <PayBar
            desk={desk}
            topUp={topUp}
            isAddingCard={isAddingCard}
            onPay={() => void desk.pay(returnPath)}
            onAddCard={addCard}
            onRefresh={onRefresh}
          />
        </div>
      </div>
    </>
  );
});

/** Reports that the order was not taken. Appears with the form when it replaces the panel that looked for the order. */
function OrderNotTaken() {
  const { t } = useTranslation();
  const ref = useRevealOnMount<HTMLParagraphElement>();
  return (
    <p ref={ref} tabIndex={-1} className={styles.lookedFor} role="status">
      {t('checkout:lookedFor')}
    </p>
  );
}
