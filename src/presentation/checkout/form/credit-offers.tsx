import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../i18n/format-price.ts';
import { ChoiceGroup, ChoicePairs } from '../../ui/option-card/choice-group.tsx';
import { OptionCard } from '../../ui/option-card/option-card.tsx';
import type { CreditSelection } from '../order/product-selection.ts';
import styles from './checkout-view.module.css';
import summary from './order-summary.module.css';

/** The amounts that can be added to the wallet. */
export const CreditOffers = observer(({ presenter }: { presenter: CreditSelection }) => {
  const { t, i18n } = useTranslation();
  const { offers, offer, checkout, currency, choose, missingCents } = presenter;
  const formatCents = (cents: number, unit = currency) => formatPrice(cents, unit, i18n.language);
  return (
    <>
      <p className={styles.balance}>
        {t('sold:credit.balance')}
        <strong>{formatCents(checkout.order.choices.balance)}</strong>
        <span>{t('sold:credit.use')}</span>
      </p>
      <ChoiceGroup legend={t('sold:credit.offers')}>
        {missingCents > 0 && <p>{t('sold:credit.missing', { amount: formatCents(missingCents) })}</p>}
        <ChoicePairs>
          {offers?.map((each) => (
            <OptionCard
              key={each.credits}
              isChosen={each === offer}
              onChoose={() => choose(each)}
              name={
                each.credits === each.salePrice
                  ? formatCents(each.credits, each.currency)
                  : t('sold:credit.offer', {
                      credits: formatCents(each.credits, each.currency),
                      price: formatCents(each.salePrice, each.currency),
                    })
              }
              hint={
                each.credits > each.salePrice && (
                  <span className={styles.gain}>
                    {t('sold:credit.gain', {
                      amount: formatCents(each.credits - each.salePrice, each.currency),
                    })}
                  </span>
                )
              }
            />
          ))}
        </ChoicePairs>
      </ChoiceGroup>
    </>
  );
});

/** The credit in the order summary. */
export const CreditItem = observer(({ presenter }: { presenter: CreditSelection }) => {
  const { t, i18n } = useTranslation();
  const { offer } = presenter;
  if (!offer) return null;
  return (
    <p className={summary.name}>
      {t('sold:credit.item', { credits: formatPrice(offer.credits, offer.currency, i18n.language) })}
    </p>
  );
});
