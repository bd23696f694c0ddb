import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FieldOfType } from '../ui/form/bound-field.ts';
import type { Form } from '../ui/form/form.ts';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import styles from './family-page.module.css';

/** The data of a child that forms have in common. */
export interface ChildValues {
  readonly name: string;
  readonly nickname: string;
  /** YYYY-MM-DD, or empty. */
  readonly birthDate: string;
}

interface ChildFieldsProps<Values extends ChildValues> {
  readonly form: Form<Values>;
  readonly isBirthDateRequired: boolean;
}

/** The names and the birth date of a child. */
export const ChildFields = observer(<Values extends ChildValues>(props: ChildFieldsProps<Values>) => {
  const { form, isBirthDateRequired } = props;
  const { t } = useTranslation();
  // TypeScript cannot evaluate the names of string fields of a type parameter.
  const field = (name: keyof ChildValues) => name as FieldOfType<Values, string>;
  return (
    <>
      <FormTextField
        form={form}
        name={field('name')}
        label={t('family:name')}
        autoComplete="off"
        maxLength={100}
        isRequired
      />
      <FormTextField
        form={form}
        name={field('nickname')}
        label={t('family:nickname')}
        hint={t('family:nicknameHint')}
        autoComplete="off"
        maxLength={50}
        isRequired
      />
      <div className={styles.short}>
        <FormTextField
          form={form}
          name={field('birthDate')}
          type="date"
          label={t('family:birthDate')}
          hint={t('family:birthDateHint')}
          autoComplete="off"
          min="1900-01-01"
          isRequired={isBirthDateRequired}
        />
      </div>
    </>
  );
});
