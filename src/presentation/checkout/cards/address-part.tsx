import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoundField } from '../../ui/form/bound-field.ts';
import { postalCodeMask } from '../../ui/mask/contact-masks.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import styles from './add-card-form.module.css';
import type { AddCardPresenter } from './add-card-presenter.ts';
import { AddressFields } from './address-fields.tsx';
import { AddressSummary } from './address-summary.tsx';

/** The billing address: the postal code, the address found for it, and the remaining fields. */
export const AddressPart = observer(({ presenter }: { presenter: AddCardPresenter }) => {
  const { t } = useTranslation();
  const { form, address } = presenter;
  const postalCode = useRef<HTMLInputElement>(null);
  const clear = () => {
    presenter.clearAddress();
    postalCode.current?.focus();
  };
  return (
    <>
      <div className={styles.short}>
        <TextField
          {...useBoundField(form, 'zipCode')}
          ref={postalCode}
          value={form.values.zipCode}
          label={t('addCard:zipCode')}
          mask={postalCodeMask}
          isChecking={address.status === 'loading'}
          isRequired
        />
      </div>
      {address.foundAddress && <AddressSummary address={address.foundAddress} onClear={clear} />}
      {address.status === 'failed' && <p className={styles.byHand}>{t('addCard:byHand')}</p>}
      {address.showsFields && <AddressFields form={form} foundFields={address.foundFields} />}
    </>
  );
});
