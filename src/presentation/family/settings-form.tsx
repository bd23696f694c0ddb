import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ratingLimits } from '../../domain/catalogue/catalogue-query.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormSelect } from '../ui/select/form-select.tsx';
import { FormSwitch } from '../ui/switch/form-switch.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import styles from './family-page.module.css';
import type { GuidedAccountForms, RatingChoice } from './guided-account-forms.ts';

/** What a child may read and when, and whether it sees prices. */
export const SettingsForm = observer(({ forms }: { forms: GuidedAccountForms }) => {
  const { t } = useTranslation();
  const { account, settings: form, settingsFailure } = forms;
  const choices: readonly RatingChoice[] = [
    ...(account.settings.isActive ? [] : (['none'] as const)),
    'by-age',
    ...ratingLimits,
  ];
  return (
    <FormView form={form}>
      <FormSelect
        form={form}
        name="rating"
        label={t('family:rating')}
        hint={t('family:ratingHint')}
        options={choices.map((value) => ({ value, content: t(`family:ratings.${value}`) }))}
      />
      <FormSwitch form={form} name="hasHours" label={t('family:hasHours')} />
      {form.values.hasHours && (
        <div className={styles.times}>
          <FormTextField form={form} name="from" type="time" label={t('family:from')} isRequired />
          <FormTextField form={form} name="until" type="time" label={t('family:until')} isRequired />
          <p className={styles.hint}>{t('family:hoursHint')}</p>
        </div>
      )}
      <FormSwitch
        form={form}
        name="showsPrices"
        label={t('family:showsPrices')}
        hint={t('family:showsPricesHint')}
      />
      <FormFailureNote failure={settingsFailure} />
      <div className={styles.end}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('family:save')}
        </Button>
      </div>
    </FormView>
  );
});
