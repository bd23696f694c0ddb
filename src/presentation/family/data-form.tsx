import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { FamilyFailure } from './family-failure.tsx';
import styles from './family-page.module.css';
import type { GuidedAccountForms } from './guided-account-forms.ts';

interface DataFormProps {
  readonly forms: GuidedAccountForms;
  readonly owner: AccountOwner;
}

/** The names and the birth date of a child. */
export const DataForm = observer(({ forms, owner }: DataFormProps) => {
  const { t } = useTranslation();
  const { data: form, dataFailure } = forms;
  return (
    <FormView form={form}>
      <FormTextField
        form={form}
        name="name"
        label={t('family:name')}
        autoComplete="off"
        maxLength={100}
        isRequired
      />
      <FormTextField
        form={form}
        name="nickname"
        label={t('family:nickname')}
        autoComplete="off"
        maxLength={50}
        isRequired
      />
      <div className={styles.short}>
        <FormTextField
          form={form}
          name="birthDate"
          type="date"
          label={t('family:birthDate')}
          autoComplete="off"
          min="1900-01-01"
        />
      </div>
      <FamilyFailure failure={dataFailure} owner={owner} />
      <div className={styles.end}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('family:save')}
        </Button>
      </div>
    </FormView>
  );
});
