import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { brazilianStates } from '../../domain/postal/states.ts';
import type { AddressSearch } from '../shell/postal/address-search.ts';
import { useBoundField } from '../ui/form/bound-field.ts';
import type { Form } from '../ui/form/form.ts';
import { postalCodeMask } from '../ui/mask/contact-masks.ts';
import { FormSelect } from '../ui/select/form-select.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import type { ProfileValues } from './profile-values.ts';
import styles from './user-data-page.module.css';

interface AddressFieldsProps {
  readonly form: Form<ProfileValues>;
  readonly address: AddressSearch;
}

/** The home address. A new postal code fills in what its lookup finds. */
export const AddressFields = observer(({ form, address }: AddressFieldsProps) => {
  const { t } = useTranslation();
  const states = [
    { value: '', content: t('userData:unknown') },
    ...brazilianStates.map((state) => ({ value: state, content: state })),
  ];
  return (
    <fieldset className={styles.group}>
      <legend>{t('userData:address')}</legend>
      <div className={styles.short}>
        <TextField
          {...useBoundField(form, 'zipCode')}
          value={form.values.zipCode}
          label={t('userData:zipCode')}
          hint={t('userData:zipCodeHint')}
          mask={postalCodeMask}
          isChecking={address.status === 'loading'}
        />
      </div>
      <div className={styles.wideAndShort}>
        <FormTextField
          form={form}
          name="line1"
          label={t('userData:street')}
          autoComplete="address-line1"
          maxLength={200}
        />
        <FormTextField
          form={form}
          name="number"
          label={t('userData:number')}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <div className={styles.halves}>
        <FormTextField
          form={form}
          name="line2"
          label={t('userData:complement')}
          autoComplete="address-line2"
          maxLength={100}
        />
        <FormTextField
          form={form}
          name="neighborhood"
          label={t('userData:neighborhood')}
          autoComplete="address-level3"
          maxLength={100}
        />
      </div>
      <div className={styles.wideAndShort}>
        <FormTextField
          form={form}
          name="city"
          label={t('userData:city')}
          autoComplete="address-level2"
          maxLength={100}
        />
        <FormSelect form={form} name="state" label={t('userData:state')} options={states} />
      </div>
    </fieldset>
  );
});
