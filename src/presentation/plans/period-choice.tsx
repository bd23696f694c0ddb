import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { planPeriodOf } from '../../domain/plans/plan-period.ts';
import styles from './period-choice.module.css';
import type { PlansPresenter } from './plans-presenter.ts';

/** The period for which all prices are shown. Its space is reserved until the periods are loaded. */
export const PeriodChoice = observer(({ presenter }: { presenter: PlansPresenter }) => {
  const { t } = useTranslation();
  const { periods, days } = presenter;
  const nameOf = (period: number) => {
    const name = planPeriodOf(period);
    return name ? t(`formats:planPeriods.${name}`) : t('plans:days', { count: period });
  };
  return (
    <fieldset className={styles.choice} disabled={periods.length === 0}>
      <legend className="visually-hidden">{t('plans:period')}</legend>
      {periods.map((period) => (
        <label key={period} className={styles.option}>
          <input
            type="radio"
            name="period"
            className="visually-hidden"
            checked={period === days}
            onChange={() => presenter.choose(period)}
          />
          <span className={styles.name}>
            {nameOf(period)}
            <PeriodSaving percent={presenter.savingOf(period)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
});

function PeriodSaving({ percent }: { percent: number }) {
  const { t } = useTranslation();
  if (percent === 0) return null;
  return (
    <span className={styles.saving}>
      <span aria-hidden="true">{t('plans:periodSaving', { percent })}</span>
      <span className="visually-hidden">{t('plans:saving', { percent })}</span>
    </span>
  );
}
