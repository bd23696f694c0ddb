import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { FailureNotice } from '../../ui/failure-notice/failure-notice.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { ChoiceGroup } from '../../ui/option-card/choice-group.tsx';
import { OptionCard } from '../../ui/option-card/option-card.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import { LoadingStatus, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import { CardChoice } from './card-choice.tsx';
import styles from './method-choice.module.css';
import { useMethodTexts } from './use-method-texts.ts';

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  credit_card: 'credit-card',
  pix: 'qr-code',
  balance: 'wallet',
  paypal: 'external-link',
  'third-party-integration': 'smartphone',
};

interface MethodChoiceProps {
  readonly checkout: CheckoutPresenter;
  /** The path where the reader adds balance and returns from. */
  readonly topUpPath: string;
  readonly isAddingCard: boolean;
  readonly onAddingCardChange: (isAdding: boolean) => void;
}

/** The choice of a payment method. */
export const MethodChoice = observer(
  ({ checkout, topUpPath, isAddingCard, onAddingCardChange }: MethodChoiceProps) => {
    const { t } = useTranslation();
    const { nameOf, hintOf } = useMethodTexts(checkout);
    const { choices, account } = checkout.order;
    const { methods, method, loadable } = choices;
    const { failure } = loadable;
    if (choices.isFree) return <p className={styles.free}>{t('checkout:free')}</p>;
    const notice = failure && <FailureNotice failure={failure} onRetry={() => void choices.loadMethods()} />;
    if (notice && !methods) return notice;
    const detailsOf = (each: PaymentMethod): ReactNode => {
      if (each === 'balance' && choices.missingBalance > 0 && account.profile.marketOffers.credits)
        return (
          <ScreenLink className={styles.topUp ?? ''} to={topUpPath}>
            {t('checkout:topUp')}
          </ScreenLink>
        );
      if (each !== 'credit_card' || each !== method) return null;
      return <CardChoice checkout={checkout} isAdding={isAddingCard} onAddingChange={onAddingCardChange} />;
    };
    return (
      <ChoiceGroup legend={t('checkout:how')}>
        {notice}
        <LoadingStatus isLoading={methods === null} />
        {methods === null && methodSkeletons}
        {methods?.map((each) => (
          <OptionCard
            key={each}
            icon={icons[each]}
            name={nameOf(each)}
            hint={hintOf(each)}
            isChosen={each === method}
            isUnavailable={each === 'balance' && choices.missingBalance > 0}
            onChoose={() => {
              choices.chooseMethod(each);
              // The failure concerned another method.
              checkout.order.dismissFailure();
            }}
          >
            {detailsOf(each)}
          </OptionCard>
        ))}
      </ChoiceGroup>
    );
  },
);

/** Placeholders for the usual number of methods. */
const methodSkeletons = ['first', 'second', 'third', 'fourth'].map((key) => (
  <Skeleton key={key} blockSize="66px" />
));
