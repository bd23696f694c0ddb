import { useTranslation } from 'react-i18next';
import type { Form } from '../ui/form/form.ts';
import { cpfMask } from '../ui/mask/document-masks.ts';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import type { ProfileValues } from './profile-values.ts';
import styles from './user-data-page.module.css';

/** The CPF and the birth date. */
export function DocumentFields({ form }: { form: Form<ProfileValues> }) {
  const { t } = useTranslation();
  return (
    <div className={styles.halves}>
      <FormTextField
        form={form}
        name="cpf"
        label={t('userData:cpf')}
        hint={t('userData:optionalHint')}
        mask={cpfMask}
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="birthDate"
        type="date"
        label={t('userData:birthDate')}
        autoComplete="bday"
        min="1900-01-01"
      />
    </div>
  );
}
