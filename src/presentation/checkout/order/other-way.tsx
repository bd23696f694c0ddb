import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import type { CheckoutDesk } from './checkout-desk.ts';

/** Leaves what waits for the form: once it is known that it is not paid. */
export const OtherWay = observer(({ desk }: { desk: CheckoutDesk }) => {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => {
    setIsAsking(true);
    await desk.order.setAside();
    setIsAsking(false);
  };
  return (
    <Button variant="transparent" isLoading={isAsking} onClick={() => void leave()}>
      {t('afterOrder:otherWay')}
    </Button>
  );
});
