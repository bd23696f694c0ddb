import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { FormView } from '../../ui/form/form-view.tsx';
import { FormFailureNote } from '../forms/form-failure-note.tsx';
import { SecondFactorField } from './second-factor-field.tsx';
import type { SecondFactorForm } from './second-factor-form.ts';

interface SecondFactorStepProps {
  readonly secondFactor: SecondFactorForm;
  /** Links and buttons below the form. */
  readonly children?: ReactNode;
}

/** The second step of signing in. */
export const SecondFactorStep = observer(({ secondFactor, children }: SecondFactorStepProps) => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(secondFactor.isRecoveryCode ? 'secondFactor:recoveryHint' : 'secondFactor:codeHint')}</p>
      <FormView form={secondFactor.form}>
        <SecondFactorField secondFactor={secondFactor} />
        <FormFailureNote failure={secondFactor.failure} />
        <Button type="submit" isLoading={secondFactor.form.isSubmitting}>
          {t('secondFactor:signIn')}
        </Button>
        {children}
      </FormView>
    </>
  );
});
