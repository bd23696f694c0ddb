import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import { FormTextArea } from '../ui/text-area/form-text-area.tsx';
import { FormTextField } from '../ui/text-field/form-text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { ConfirmedFormFailure } from './confirmed-form-failure.tsx';
import { DocumentFields } from './document-fields.tsx';
import { GuardianOnlyData } from './guardian-only-data.tsx';
import { CoverField, PictureField } from './picture-field.tsx';
import type { ProfilePresenter } from './profile-presenter.ts';
import styles from './user-data-page.module.css';

export const ProfileSection = observer(({ presenter }: { presenter: ProfilePresenter }) => {
  const { t } = useTranslation();
  const { form, formFailure, owner, hasNothingToSave } = presenter;
  return (
    <section className={styles.section} aria-labelledby="profile-title">
      <h2 id="profile-title">{t('userData:profile')}</h2>
      <FormView form={form}>
        <PictureField presenter={presenter} />
        <CoverField presenter={presenter} />
        <FormTextField
          form={form}
          name="nickname"
          label={t('userData:nickname')}
          hint={t('userData:nicknameHint')}
          autoComplete="nickname"
          maxLength={50}
        />
        <div className={styles.halves}>
          <FormTextField
            form={form}
            name="name"
            label={t('userData:name')}
            autoComplete="given-name"
            maxLength={100}
          />
          <FormTextField
            form={form}
            name="surname"
            label={t('userData:surname')}
            autoComplete="family-name"
            maxLength={100}
          />
        </div>
        <FormTextArea form={form} name="about" label={t('userData:about')} maxLength={1000} />
        {owner.may('personal-data') ? (
          <>
            <DocumentFields form={form} />
            <AddressFields form={form} address={presenter.address} />
          </>
        ) : (
          <GuardianOnlyData user={owner.user} guardianName={owner.reader?.guardianName ?? null} />
        )}
        <ConfirmedFormFailure failure={formFailure} owner={owner} />
        <div className={styles.end}>
          <Button type="submit" isLoading={form.isSubmitting}>
            {t('userData:save')}
          </Button>
          <p role="status">{hasNothingToSave && t('userData:nothingToSave')}</p>
        </div>
      </FormView>
    </section>
  );
});
