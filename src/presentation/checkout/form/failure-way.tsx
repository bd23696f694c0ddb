import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { failures } from '../../../domain/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import type { CheckoutDesk } from '../order/checkout-desk.ts';
import { useMethodWords } from './use-method-words.ts';

/** Codes after which what is sold, or how it may be paid, is asked for again. */
const outdated: ReadonlySet<string> = new Set([
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

const ofWhoHasIt: ReadonlySet<string> = new Set([
  'USER.DUPLICATE_ACQUISITION',
  'USER.DUPLICATE_PURCHASE',
  'USER.DUPLICATE_RENT',
]);

const couponFailures: ReadonlySet<string> = new Set([
  'COUPON.NOT_FOUND',
  'COUPON.ALREADY_USED',
  'COUPON.NOT_FOR_CREDITS',
]);

/** The next step after an order that was refused. */
export const FailureWay = observer(({ desk, onRefresh }: { desk: CheckoutDesk; onRefresh: () => void }) => {
  const { t } = useTranslation();
  const { told, choices } = desk.order;
  const { operator } = useMethodWords(desk);
  const code = told.current?.code ?? '';
  if (code === 'USER.DUPLICATE_SUBSCRIPTION') {
    return <ScreenLink to="/account/plan">{t('subscription:mine')}</ScreenLink>;
  }
  if (ofWhoHasIt.has(code) && choices.ordered?.item.type === 'comic') {
    return <ScreenLink to={`/reader/${choices.ordered.item.id}`}>{t('checkout:read')}</ScreenLink>;
  }
  if (couponFailures.has(code) && choices.coupon) {
    return (
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          choices.clearCoupon();
          told.clear();
        }}
      >
        {t('checkout:coupon.remove', { code: choices.coupon.code })}
      </Button>
    );
  }
  if (code === failures.paymentFailed.code && choices.declined) {
    return <p>{t(`checkout:declined.${choices.declined}`, { name: operator })}</p>;
  }
  if (!outdated.has(code)) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      onClick={() => {
        told.clear();
        onRefresh();
      }}
    >
      {t('checkout:refresh')}
    </Button>
  );
});
