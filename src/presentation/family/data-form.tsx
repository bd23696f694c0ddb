import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { ChildFields } from './child-fields.tsx';
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
      <ChildFields form={form} isBirthDateRequired={forms.account.birthDate !== null} />
      <FamilyFailure failure={dataFailure} owner={owner} />
      <div className={styles.end}>
        <Button type="submit" isLoading={form.isSubmitting}>
          {t('family:save')}
        </Button>
      </div>
    </FormView>
  );
});
