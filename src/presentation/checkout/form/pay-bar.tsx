import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/format-price.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import { OrderFailureNote } from '../order/order-failure-note.tsx';
import { FailureAction } from './failure-action.tsx';
import styles from './pay-bar.module.css';
import { useMethodTexts } from './use-method-texts.ts';

interface PayBarProps {
  readonly checkout: CheckoutPresenter;
  readonly topUpPath: string;
  /** While the reader adds a card, no other card can pay, and the card form has the only button. */
  readonly isAddingCard: boolean;
  readonly onPay: () => void;
  readonly onAddCard: () => void;
  /** Loads the product and the payment methods again. */
  readonly onRefresh: () => void;
}

/** The total, the pay button and the last failure. On a phone it stays at the bottom of the window. */
export const PayBar = observer((props: PayBarProps) => {
  const { checkout, isAddingCard, onRefresh } = props;
  const { t, i18n } = useTranslation();
  const { choices, failure } = checkout.order;
  const price = formatPrice(choices.total, choices.product?.currency ?? 'BRL', i18n.language);
  const isTypingCard = isAddingCard && choices.method === 'credit_card' && !choices.isFree;
  // The text of the failure is about cards. FailureAction says what to do with another method.
  const isOtherDeclined = failure?.declined && failure.declined !== 'credit_card';
  return (
    <div className={styles.bar} hidden={isTypingCard}>
      <OrderFailureNote failure={failure} text={isOtherDeclined ? t('checkout:declined.title') : undefined}>
        <FailureAction checkout={checkout} onRefresh={onRefresh} />
      </OrderFailureNote>
      <div className={styles.row}>
        {/* The summary shows the total too, so screen readers skip this one. */}
        <p className={styles.total} aria-hidden="true">
          <span>{t('checkout:total')}</span>
          <strong>{price}</strong>
        </p>
        <PayButton {...props} price={price} />
      </div>
    </div>
  );
});

type PayButtonProps = Omit<PayBarProps, 'isAddingCard' | 'onRefresh'> & { readonly price: string };

const PayButton = observer((props: PayButtonProps) => {
  const { checkout, price, topUpPath, onPay, onAddCard } = props;
  const { t } = useTranslation();
  const { operator } = useMethodTexts(checkout);
  const { choices, state, account } = checkout.order;
  const { method, isFree, card } = choices;
  const { credits } = account.profile.marketOffers;
  if (!isFree && method === 'balance' && choices.missingBalance > 0 && credits) {
    return (
      <ButtonLink size="large" to={topUpPath}>
        {t('checkout:topUp')}
      </ButtonLink>
    );
  }
  if (!isFree && method === 'credit_card' && !card && choices.cards.cards) {
    return (
      <Button size="large" onClick={onAddCard}>
        {t('checkout:cards.add')}
      </Button>
    );
  }
  const label = () => {
    if (isFree)
      return t(choices.product?.item.type === 'plan' ? 'checkout:pay.freePlan' : 'checkout:pay.free');
    if (method === 'pix') return t('checkout:pay.pix');
    if (method === 'paypal') return t('checkout:pay.paypal');
    if (method === 'third-party-integration') return t('checkout:pay.bill', { name: operator });
    return t('checkout:pay.price', { price });
  };
  return (
    <Button
      size="large"
      isLoading={state.kind === 'preparing' || state.kind === 'sending'}
      disabled={!choices.isReady}
      onClick={onPay}
    >
      {label()}
    </Button>
  );
});
