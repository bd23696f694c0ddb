import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountFrame, GuidedNote } from '../../shell/account/account-frame.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Price } from '../../ui/price/price.tsx';
import styles from '../cards/own-cards.module.css';
import { OwnCards } from '../cards/own-cards.tsx';
import type { OwnCardsPresenter } from '../cards/own-cards-presenter.ts';

/** The reader's balance and cards. */
export const PaymentMethodsPage = observer(({ presenter }: { presenter: OwnCardsPresenter }) => {
  const { t } = useTranslation();
  const { balance, currency, mayTopUp, isGuided } = presenter;
  useEffect(() => presenter.start(), [presenter]);
  return (
    <AccountFrame title={t('paymentMethods:title')}>
      {isGuided && <GuidedNote />}
      <section className={styles.balance} aria-labelledby="own-balance">
        <div>
          <h2 id="own-balance">{t('paymentMethods:balance')}</h2>
          <p className={styles.amount}>{balance !== null && <Price cents={balance} currency={currency} />}</p>
        </div>
        {mayTopUp && (
          <ButtonLink to="/account/payment-methods/balance" variant="outlined">
            {t('paymentMethods:topUp')}
          </ButtonLink>
        )}
      </section>
      {!isGuided && <OwnCards presenter={presenter} />}
    </AccountFrame>
  );
});
