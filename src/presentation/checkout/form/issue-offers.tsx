import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup, ChoicePairs } from '../../ui/option-card/choice-group.tsx';
import { OptionCard } from '../../ui/option-card/option-card.tsx';
import { Price } from '../../ui/price/price.tsx';
import type { IssueSelection } from '../order/product-selection.ts';

interface IssueOffersProps {
  readonly presenter: IssueSelection;
  readonly onChoose: (merchandiseId: string) => void;
}

/** The choice between purchase and rental. */
export const IssueOffers = observer(({ presenter, onChoose }: IssueOffersProps) => {
  const { t } = useTranslation();
  const { offers, merchandise } = presenter;
  return (
    <ChoiceGroup legend={t('sold:offers.which')}>
      <ChoicePairs>
        {offers.map((offer) => (
          <OptionCard
            key={offer.id}
            isChosen={offer === merchandise}
            onChoose={() => onChoose(offer.id)}
            name={
              offer.kind === 'purchase'
                ? t('sold:offers.purchase')
                : t('sold:offers.rent', { count: offer.rentalDays ?? 0 })
            }
            hint={t(offer.kind === 'purchase' ? 'sold:offers.purchaseHint' : 'sold:offers.rentHint')}
            aside={<Price cents={offer.price} currency={offer.currency} />}
          />
        ))}
      </ChoicePairs>
    </ChoiceGroup>
  );
});
