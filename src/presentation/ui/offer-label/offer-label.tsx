import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { IssueOffer } from '../../../domain/checkout/issue-offer.ts';
import { formatDate } from '../../i18n/format-date.ts';
import { formatPrice } from '../../i18n/format-price.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './offer-label.module.css';

/** What an issue costs the viewer, on one line. A detail that does not fit is only read by screen readers. */
export function OfferLabel({ offer }: { offer: IssueOffer }) {
  const { t, i18n } = useTranslation();
  const { icon, text, detail } = describeOffer(offer, t, i18n.language);
  return (
    <span className={styles.label} data-offer={offer.kind}>
      <Icon name={icon} size={14} />
      <span className={styles.texts}>
        <span className={styles.text}>{text}</span>
        {detail !== undefined && <span className={styles.detail}> {detail}</span>}
      </span>
    </span>
  );
}

interface OfferDescription {
  readonly icon: IconName;
  readonly text: string;
  readonly detail?: string;
}

function describeOffer(offer: IssueOffer, t: TFunction, locale: string): OfferDescription {
  const outsidePlan = (isOutside: boolean) => (isOutside ? { detail: t('ui.offer.outsidePlan') } : {});
  switch (offer.kind) {
    case 'own':
      return { icon: 'check', text: t('ui.offer.own') };
    case 'free':
      return { icon: 'gift', text: t('ui.offer.free') };
    case 'included':
      return { icon: 'crown', text: t('ui.offer.inPlan') };
    case 'rented': {
      const date = formatDate(new Date(offer.expiresAt), 'day-month', locale);
      return { icon: 'clock', text: t('ui.offer.rented'), detail: t('ui.offer.until', { date }) };
    }
    case 'in-plans': {
      const text = t('ui.offer.inPlan');
      if (!offer.price) return { icon: 'crown', text };
      const price = formatPrice(offer.price.price, offer.price.currency, locale);
      return { icon: 'crown', text, detail: t('ui.offer.orPrice', { price }) };
    }
    case 'price': {
      const { kind, price: cents, currency } = offer.price;
      const price = formatPrice(cents, currency, locale);
      const text = kind === 'rent' ? t('ui.offer.rent', { price }) : price;
      return { icon: kind === 'rent' ? 'clock' : 'tag', text, ...outsidePlan(offer.isOutsidePlan) };
    }
    case 'ask':
      return { icon: 'user', text: t('ui.offer.ask') };
    case 'unavailable':
      return { icon: 'circle-x', text: t('ui.offer.unavailable'), ...outsidePlan(offer.isOutsidePlan) };
    default:
      return offer satisfies never;
  }
}
