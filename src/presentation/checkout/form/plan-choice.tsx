import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OfferedPlan, PlanMerchandise } from '../../../domain/plans/plan.ts';
import { monthlyPriceOf, savingOf } from '../../../domain/plans/plan-prices.ts';
import { chargeNote, periodLabel } from '../../i18n/format-plan-period.ts';
import { ChoiceGroup, ChoicePairs } from '../../ui/option-card/choice-group.tsx';
import { OptionCard } from '../../ui/option-card/option-card.tsx';
import { Price } from '../../ui/price/price.tsx';
import type { PlanSelection } from '../order/product-selection.ts';
import styles from './checkout-view.module.css';

interface PlanChoiceProps {
  readonly presenter: PlanSelection;
  readonly onChoose: (plan: OfferedPlan, days: number) => void;
}

/** The choice of a plan and its period. */
export const PlanChoice = observer(({ presenter, onChoose }: PlanChoiceProps) => {
  const { t, i18n } = useTranslation();
  const { plans, plan, merchandise } = presenter;
  if (!plan || !merchandise) return null;
  const { cycleDurationInDays: chosenDays } = merchandise;
  const priceOf = (each: PlanMerchandise) => {
    const percent = savingOf(plan, each);
    return (
      <>
        <Price cents={monthlyPriceOf(each)} currency={each.currency} isPerMonth />
        {percent > 0 && <span className={styles.gain}> {t('formats:saving', { percent })}</span>}
      </>
    );
  };
  return (
    <>
      {plans.length > 1 && (
        <ChoiceGroup legend={t('sold:plan.which')}>
          <ChoicePairs>
            {plans.map((each) => (
              <OptionCard
                key={each.id}
                isChosen={each === plan}
                onChoose={() => onChoose(each, chosenDays)}
                name={each.name}
                hint={each.description}
              />
            ))}
          </ChoicePairs>
        </ChoiceGroup>
      )}
      <ChoiceGroup legend={t('sold:plan.period')}>
        <ChoicePairs>
          {plan.merchandises.map((each) => (
            <OptionCard
              key={each.id}
              isChosen={each === merchandise}
              onChoose={() => onChoose(plan, each.cycleDurationInDays)}
              name={periodLabel(t, each.cycleDurationInDays)}
              hint={chargeNote(t, each, i18n.language)}
              aside={priceOf(each)}
            />
          ))}
        </ChoicePairs>
      </ChoiceGroup>
    </>
  );
});
