import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import type { OrderPresenter } from './order-presenter.ts';

/** Shows the form again after a check that the pending order is not paid. */
export const PayAnotherWayButton = observer(({ order }: { order: OrderPresenter }) => {
  const { t } = useTranslation();
  const [isChecking, setIsChecking] = useState(false);
  const leave = async () => {
    setIsChecking(true);
    await order.payAnotherWay();
    setIsChecking(false);
  };
  return (
    <Button variant="link" isLoading={isChecking} onClick={() => void leave()}>
      {t('afterOrder:otherWay')}
    </Button>
  );
});
