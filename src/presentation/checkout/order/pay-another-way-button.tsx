import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import type { OrderPresenter } from './order-presenter.ts';

/** Shows the form again once it is known that the pending order is not paid. */
export const PayAnotherWayButton = observer(({ order }: { order: OrderPresenter }) => {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => {
    setIsAsking(true);
    await order.payAnotherWay();
    setIsAsking(false);
  };
  return (
    <Button variant="transparent" isLoading={isAsking} onClick={() => void leave()}>
      {t('afterOrder:otherWay')}
    </Button>
  );
});
