import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/format-price.ts';
import { FormFailureNote } from '../../shell/forms/form-failure-note.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import type { CheckoutDesk } from '../order/checkout-desk.ts';
import { FailureWay } from './failure-way.tsx';
import styles from './pay-bar.module.css';
import { useMethodWords } from './use-method-words.ts';

interface PayBarProps {
  readonly desk: CheckoutDesk;
  readonly topUp: string;
  /** While another card is typed no other one pays. */
  readonly isAddingCard: boolean;
  readonly onPay: () => void;
  readonly onAddCard: () => void;
  /** Asks again for what is sold. */
  readonly onRefresh: () => void;
}

/** The total and the button that pays it, with what went wrong. On a phone it stays within reach of the thumb. */
export const PayBar = observer((props: PayBarProps) => {
  const { desk, onRefresh } = props;
  const { t, i18n } = useTranslation();
  const { choices, told } = desk.order;
  const price = formatPrice(choices.total, choices.ordered?.currency ?? 'BRL', i18n.language);
  return (
    <div className={styles.bar}>
      <FormFailureNote told={told}>
        <FailureWay desk={desk} onRefresh={onRefresh} />
      </FormFailureNote>
      <div className={styles.row}>
        {/* The summary says it too, where both are in sight. */}
        <p className={styles.total} aria-hidden="true">
          <span>{t('checkout:total')}</span>
          <strong>{price}</strong>
        </p>
        <PayButton {...props} price={price} />
      </div>
    </div>
  );
});

type PayButtonProps = Omit<PayBarProps, 'onRefresh'> & { readonly price: string };

/** It says what happens. */
const PayButton = observer((props: PayButtonProps) => {
  const { desk, price, topUp, isAddingCard, onPay, onAddCard } = props;
  const { t } = useTranslation();
  const { operator } = useMethodWords(desk);
  const { choices, isExecuting } = desk.order;
  const { method, isFree, card } = choices;
  if (!isFree && method === 'balance' && desk.missingBalance > 0) {
    return (
      <ButtonLink size="large" to={topUp}>
        {t('checkout:topUp')}
      </ButtonLink>
    );
  }
  // What adds it is the one button then.
  if (!isFree && method === 'credit_card' && isAddingCard) return null;
  if (!isFree && method === 'credit_card' && !card && choices.cards.cards) {
    return (
      <Button size="large" onClick={onAddCard}>
        {t('checkout:cards.add')}
      </Button>
    );
  }
  const words = () => {
    if (isFree)
      return t(choices.ordered?.item.type === 'plan' ? 'checkout:pay.freePlan' : 'checkout:pay.free');
    if (method === 'pix') return t('checkout:pay.pix');
    if (method === 'paypal') return t('checkout:pay.paypal');
    if (method === 'third-party-integration') return t('checkout:pay.bill', { name: operator });
    return t('checkout:pay.price', { price });
  };
  return (
    <Button
      size="large"
      isLoading={isExecuting || desk.isPreparing}
      disabled={!choices.isReady}
      onClick={onPay}
    >
      {words()}
    </Button>
  );
});
