import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import type { CheckoutPresenter } from './checkout-presenter.ts';

/** Leaves what waits for the form: once it is known that it is not paid. */
export const PayAnotherWayButton = observer(({ checkout }: { checkout: CheckoutPresenter }) => {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => {
    setIsAsking(true);
    await checkout.order.setAside();
    setIsAsking(false);
  };
  return (
    <Button variant="transparent" isLoading={isAsking} onClick={() => void leave()}>
      {t('afterOrder:otherWay')}
    </Button>
  );
});
