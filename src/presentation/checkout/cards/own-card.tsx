import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { cardBrandName } from '../../../domain/cards/card-brand.ts';
import type { PaymentCard } from '../../../domain/cards/payment-card.ts';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './own-cards.module.css';
import type { OwnCardsPresenter } from './own-cards-presenter.ts';

interface OwnCardProps {
  readonly card: PaymentCard;
  readonly presenter: OwnCardsPresenter;
}

/** One of the reader's cards, with a button that removes it. */
export const OwnCard = observer(({ card, presenter }: OwnCardProps) => {
  const { t } = useTranslation();
  const { brand, lastFourDigits, holderName, expirationMonth, expirationYear } = card;
  const name = t('paymentMethods:card', { brand: cardBrandName(brand), digits: lastFourDigits });
  const date = `${String(expirationMonth).padStart(2, '0')}/${expirationYear}`;
  const remove = () =>
    presenter.remove(card, {
      title: t('paymentMethods:removeQuestion'),
      message: t('paymentMethods:removeText', { card: name }),
      cancel: t('paymentMethods:keep'),
      confirm: t('paymentMethods:remove'),
      isDanger: true,
    });
  return (
    <li className={styles.card}>
      <BrandMark brand={brand} hasVisibleName />
      <div className={styles.text}>
        <p className={styles.name}>
          {name}
          {presenter.hasExpired(card) && <Tag variant="magenta">{t('paymentMethods:expired')}</Tag>}
          {presenter.paysSubscription(card) && <Tag variant="cyan">{t('paymentMethods:pays')}</Tag>}
        </p>
        <p className={styles.hint}>{holderName}</p>
        <p className={styles.hint}>{t('paymentMethods:until', { date })}</p>
      </div>
      <Button
        variant="danger-outlined"
        aria-label={`${t('paymentMethods:remove')} ${name}`}
        onClick={() => void remove()}
      >
        <Icon name="trash-2" />
        <span className={styles.removeWord}>{t('paymentMethods:remove')}</span>
      </Button>
    </li>
  );
});
