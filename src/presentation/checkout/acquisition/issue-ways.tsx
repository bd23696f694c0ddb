import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup, ChoicePairs } from '../../ui/option-card/choice-group.tsx';
import { OptionCard } from '../../ui/option-card/option-card.tsx';
import { Price } from '../../ui/price/price.tsx';
import type { AcquisitionPresenter } from './acquisition-presenter.ts';

interface IssueWaysProps {
  readonly presenter: AcquisitionPresenter;
  readonly onChoose: (merchandiseId: string) => void;
}

/** To keep it, or to give it back. */
export const IssueWays = observer(({ presenter, onChoose }: IssueWaysProps) => {
  const { t } = useTranslation();
  const { offers, merchandise } = presenter;
  return (
    <ChoiceGroup legend={t('checkout.ways.which')}>
      <ChoicePairs>
        {offers.map((way) => (
          <OptionCard
            key={way.id}
            isChosen={way === merchandise}
            onChoose={() => onChoose(way.id)}
            name={
              way.kind === 'purchase'
                ? t('checkout.ways.purchase')
                : t('checkout.ways.rent', { count: way.rentalDays ?? 0 })
            }
            hint={t(way.kind === 'purchase' ? 'checkout.ways.purchaseHint' : 'checkout.ways.rentHint')}
            aside={<Price cents={way.price} currency={way.currency} />}
          />
        ))}
      </ChoicePairs>
    </ChoiceGroup>
  );
});
