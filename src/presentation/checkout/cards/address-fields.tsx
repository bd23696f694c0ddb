import { useTranslation } from 'react-i18next';
import { brazilianStates } from '../../../domain/postal/states.ts';
import type { FoundAddressFields } from '../../shell/postal/address-search.ts';
import type { Form } from '../../ui/form/form.ts';
import { FormSelect } from '../../ui/select/form-select.tsx';
import { FormTextField } from '../../ui/text-field/form-text-field.tsx';
import styles from './add-card-form.module.css';
import type { CardValues } from './card-form.ts';

interface AddressFieldsProps {
  readonly form: Form<CardValues>;
  readonly foundFields: FoundAddressFields;
}

const states = brazilianStates.map((state) => ({ value: state, content: state }));

/** The number, the complement, and the address fields that the postal code lookup did not fill. */
export function AddressFields({ form, foundFields }: AddressFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.halves}>
      {!foundFields.line1 && (
        <FormTextField
          form={form}
          name="line1"
          label={t('addCard:line1')}
          autoComplete="address-line1"
          maxLength={200}
          isRequired
        />
      )}
      <FormTextField
        form={form}
        name="number"
        label={t('addCard:number')}
        autoComplete="off"
        maxLength={20}
        isRequired
      />
      <FormTextField
        form={form}
        name="line2"
        label={t('addCard:line2')}
        autoComplete="address-line2"
        maxLength={100}
      />
      {!foundFields.neighborhood && (
        <FormTextField
          form={form}
          name="neighborhood"
          label={t('addCard:neighborhood')}
          autoComplete="address-level3"
          maxLength={100}
          isRequired
        />
      )}
      {!foundFields.city && (
        <FormTextField
          form={form}
          name="city"
          label={t('addCard:city')}
          autoComplete="address-level2"
          maxLength={100}
          isRequired
        />
      )}
      {!foundFields.state && (
        <FormSelect form={form} name="state" label={t('addCard:state')} options={states} isRequired />
      )}
    </div>
  );
}
