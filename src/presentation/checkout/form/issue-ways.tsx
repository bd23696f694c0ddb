import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup, ChoicePairs } from '../../ui/option-card/choice-group.tsx';
import { OptionCard } from '../../ui/option-card/option-card.tsx';
import { Price } from '../../ui/price/price.tsx';
import type { IssueOnSale } from '../order/sold.ts';

interface IssueWaysProps {
  readonly presenter: IssueOnSale;
  readonly onChoose: (merchandiseId: string) => void;
}

/** To keep it, or to give it back. */
export const IssueWays = observer(({ presenter, onChoose }: IssueWaysProps) => {
  const { t } = useTranslation();
  const { offers, merchandise } = presenter;
  return (
    <ChoiceGroup legend={t('sold:ways.which')}>
      <ChoicePairs>
        {offers.map((way) => (
          <OptionCard
            key={way.id}
            isChosen={way === merchandise}
            onChoose={() => onChoose(way.id)}
            name={
              way.kind === 'purchase'
                ? t('sold:ways.purchase')
                : t('sold:ways.rent', { count: way.rentalDays ?? 0 })
            }
            hint={t(way.kind === 'purchase' ? 'sold:ways.purchaseHint' : 'sold:ways.rentHint')}
            aside={<Price cents={way.price} currency={way.currency} />}
          />
        ))}
      </ChoicePairs>
    </ChoiceGroup>
  );
});
