import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { FormView } from '../../ui/form/form-view.tsx';
import { FormFailureNote } from '../forms/form-failure-note.tsx';
import type { SecondFactorCode } from './second-factor-code.ts';
import { SecondFactorField } from './second-factor-field.tsx';

interface SecondFactorStepProps {
  readonly entry: SecondFactorCode;
  /** Links and buttons below the form. */
  readonly children?: ReactNode;
}

/** The second step of signing in. */
export const SecondFactorStep = observer(({ entry, children }: SecondFactorStepProps) => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(entry.isRecoveryCode ? 'secondFactor:recoveryHint' : 'secondFactor:codeHint')}</p>
      <FormView form={entry.form}>
        <SecondFactorField entry={entry} />
        <FormFailureNote failure={entry.failure} />
        <Button type="submit" isLoading={entry.form.isSubmitting}>
          {t('secondFactor:signIn')}
        </Button>
        {children}
      </FormView>
    </>
  );
});
