import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountOwner } from '../shell/account/account-owner.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { FormCheckbox } from '../ui/checkbox/form-checkbox.tsx';
import { FormView } from '../ui/form/form-view.tsx';
import type { AccountCreation } from './account-creation.ts';
import { ChildFields } from './child-fields.tsx';
import { FamilyFailure } from './family-failure.tsx';
import styles from './family-page.module.css';

interface CreationFormProps {
  readonly creation: AccountCreation;
  readonly owner: AccountOwner;
}

/** The form that opens an account for a child. */
export const CreationForm = observer(({ creation, owner }: CreationFormProps) => {
  const { t } = useTranslation();
  const { form, failure } = creation;
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button no longer exists.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.plan} aria-labelledby="family-create">
      <h3 ref={title} id="family-create" tabIndex={-1} className={styles.heading}>
        {t('family:createTitle')}
      </h3>
      <FormView form={form}>
        <ChildFields form={form} isBirthDateRequired />
        <FormCheckbox form={form} name="hasConsent" label={t('family:consent')} isRequired />
        <FamilyFailure failure={failure} owner={owner}>
          {failure.current?.code === 'GUIDANCE.NOT_INCLUDED' && (
            <ButtonLink to="/plans" variant="outlined" size="small">
              {t('family:toPlans')}
            </ButtonLink>
          )}
          {failure.current?.code === 'CONSENT.OUTDATED' && (
            <Button variant="outlined" size="small" onClick={creation.requestConsent}>
              {t('family:readTexts')}
            </Button>
          )}
          {failure.current?.code === 'USER.GUARDIAN_DELETION' && (
            <ButtonLink to="/account/general/privacy" variant="outlined" size="small">
              {t('family:toDeletion')}
            </ButtonLink>
          )}
        </FamilyFailure>
        <div className={styles.end}>
          <Button type="submit" isLoading={form.isSubmitting}>
            {t('family:create')}
          </Button>
          <Button variant="outlined" onClick={creation.close}>
            {t('family:cancel')}
          </Button>
        </div>
      </FormView>
    </section>
  );
});
