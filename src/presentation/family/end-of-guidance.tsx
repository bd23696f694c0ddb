import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { minimumAge } from '../../domain/account/age.ts';
import { FormFailureNote } from '../shell/forms/form-failure-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import styles from './family-page.module.css';
import type { GuidedAccountForms } from './guided-account-forms.ts';

interface EndOfGuidanceProps {
  readonly forms: GuidedAccountForms;
  /** null if the birth date is not known. */
  readonly age: number | null;
}

/** From 18 years an account is handed over to its owner. Before, it can only be deleted. */
export const EndOfGuidance = observer(({ forms, age }: EndOfGuidanceProps) => {
  const { t } = useTranslation();
  const { release: form, releaseFailure } = forms;
  if (age === null) return <p>{t('family:endUnknownAge')}</p>;
  if (age < minimumAge) return <p>{t('family:endMinor')}</p>;
  return (
    <FormView form={form}>
      <p>{t('family:endAdult')}</p>
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={t('family:email')}
        autoComplete="off"
        isRequired
      />
      <FormFailureNote failure={releaseFailure} />
      <div className={styles.end}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('family:release')}
        </Button>
      </div>
    </FormView>
  );
});
