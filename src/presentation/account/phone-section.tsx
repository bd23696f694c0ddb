import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { accountPhoneMask } from '../ui/mask/contact-masks.ts';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { ConfirmedFormFailure } from './confirmed-form-failure.tsx';
import type { PhonePresenter } from './phone-presenter.ts';
import styles from './user-data-page.module.css';

/** The phone number. A guided account shows it with the data that only the guardian can change. */
export const PhoneSection = observer(({ presenter }: { presenter: PhonePresenter }) => {
  const { t } = useTranslation();
  const { form, formFailure, owner, hasNothingToSave } = presenter;
  if (!owner.may('phone')) return null;
  return (
    <section className={styles.section} aria-labelledby="phone-title">
      <h2 id="phone-title">{t('userData:phone')}</h2>
      <FormView form={form}>
        <div className={styles.short}>
          <FormTextField
            form={form}
            name="phoneNumber"
            label={t('userData:phone')}
            hint={t('userData:optionalHint')}
            mask={accountPhoneMask}
          />
        </div>
        <ConfirmedFormFailure failure={formFailure} owner={owner} />
        <div className={styles.end}>
          <Button type="submit" variant="outlined" isLoading={form.isSubmitting}>
            {t('userData:savePhone')}
          </Button>
          <p role="status">{hasNothingToSave && t('userData:nothingToSave')}</p>
        </div>
      </FormView>
    </section>
  );
});
