import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame, GuidedNote } from '../../shell/account/account-frame.tsx';
import { OwnCards } from './own-cards.tsx';
import type { OwnCardsPresenter } from './own-cards-presenter.ts';

export const CardsPage = observer(({ presenter }: { presenter: OwnCardsPresenter }) => {
  const { t } = useTranslation();
  useEffect(() => presenter.start(), [presenter]);
  const back = { to: '/account/payment-methods', text: t('paymentMethods:title') };
  return (
    <AccountFrame title={t('paymentMethods:cards')} back={back}>
      {presenter.isGuided ? <GuidedNote /> : <OwnCards presenter={presenter} isTitleHidden />}
    </AccountFrame>
  );
});
