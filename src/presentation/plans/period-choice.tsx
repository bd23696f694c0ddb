import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { periodLabel } from '../i18n/format-plan-period.ts';
import styles from './period-choice.module.css';
import type { PlansPresenter } from './plans-presenter.ts';

/** The period for which all prices are shown. Its space is reserved until the periods are loaded. */
export const PeriodChoice = observer(({ presenter }: { presenter: PlansPresenter }) => {
  const { t } = useTranslation();
  const { periods, days } = presenter;
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
            {periodLabel(t, period)}
            <PeriodSaving savings={presenter.savingsOf(period)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
});

/** What the period saves. Plans may save differently. */
function PeriodSaving({ savings }: { savings: readonly number[] }) {
  const { t } = useTranslation();
  const percent = Math.max(...savings);
  if (percent === 0) return null;
  const isSame = savings.every((saving) => saving === percent);
  return (
    <span className={styles.saving}>
      <span aria-hidden="true">
        {t(isSame ? 'plans:periodSaving' : 'plans:periodSavingUpTo', { percent })}
      </span>
      <span className="visually-hidden">
        {t(isSame ? 'formats:saving' : 'plans:savingUpTo', { percent })}
      </span>
    </span>
  );
}
