import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isCouponRejection } from '../../../domain/checkout/coupon.ts';
import type { ErrorCode } from '../../../domain/error-code.ts';
import { Button } from '../../ui/button/button.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import { useMethodTexts } from './use-method-texts.ts';

/** Codes after which the product and the payment methods are loaded again. */
const outdatedOfferCodes: ReadonlySet<ErrorCode> = new Set([
  'TRANSACTION.NOT_ACTIVE',
  'TRANSACTION.INVALID_AMOUNT',
  'TRANSACTION.INVALID_PAYMENT_METHOD',
  'MERCHANDISE.NOT_FOUND',
  'MERCHANDISE.UNAVAILABLE_MARKET',
  'PLAN.NOT_FOUND',
  'PLAN.INVALID_MERCHANDISE',
  'PLAN.UNAVAILABLE_MARKET',
  'ISSUE.INVALID_MERCHANDISE',
]);

const duplicateCodes: ReadonlySet<ErrorCode> = new Set([
  'USER.DUPLICATE_ACQUISITION',
  'USER.DUPLICATE_PURCHASE',
  'USER.DUPLICATE_RENT',
]);

/** What the reader can do after a refused order. */
export const FailureAction = observer(
  ({ checkout, onRefresh }: { checkout: CheckoutPresenter; onRefresh: () => void }) => {
    const { t } = useTranslation();
    const { failure, choices, dismissFailure } = checkout.order;
    const { operator } = useMethodTexts(checkout);
    const code = failure?.cause.code ?? '';
    if (code === 'USER.DUPLICATE_SUBSCRIPTION') {
      return <ScreenLink to="/account/plan">{t('subscription:mine')}</ScreenLink>;
    }
    if (duplicateCodes.has(code) && choices.product?.item.type === 'comic') {
      return <ScreenLink to={`/reader/${choices.product.item.id}`}>{t('checkout:read')}</ScreenLink>;
    }
    if (failure && isCouponRejection(failure.cause) && choices.coupon) {
      return (
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            choices.couponEntry.clear();
            dismissFailure();
          }}
        >
          {t('checkout:coupon.remove', { code: choices.coupon.code })}
        </Button>
      );
    }
    if (failure?.declined && failure.declined !== 'credit_card') {
      return <p>{t(`checkout:declined.${failure.declined}`, { name: operator })}</p>;
    }
    if (!outdatedOfferCodes.has(code)) return null;
    return (
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          dismissFailure();
          onRefresh();
        }}
      >
        {t('checkout:refresh')}
      </Button>
    );
  },
);
