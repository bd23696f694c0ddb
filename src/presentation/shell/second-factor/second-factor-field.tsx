import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { FormTextField } from '../../ui/text-field/form-text-field.tsx';
import type { SecondFactorForm } from './second-factor-form.ts';

/** The field for a code, with a button that switches to recovery codes. */
export const SecondFactorField = observer(({ secondFactor }: { secondFactor: SecondFactorForm }) => {
  const { t } = useTranslation();
  const { form, isRecoveryCode } = secondFactor;
  const input = useRef<HTMLInputElement>(null);
  const shownKind = useRef(isRecoveryCode);
  useEffect(() => {
    if (shownKind.current !== isRecoveryCode) input.current?.focus();
    shownKind.current = isRecoveryCode;
  }, [isRecoveryCode]);
  const field = isRecoveryCode
    ? ({ label: t('secondFactor:recoveryCode'), autoComplete: 'off', inputMode: 'text' } as const)
    : ({ label: t('secondFactor:code'), autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <>
      <FormTextField
        // A new field for each kind of code, so that the error of one is not shown for the other.
        key={field.label}
        ref={input}
        form={form}
        name="code"
        {...field}
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        data-first-focus
      />
      <Button variant="link" size="small" onClick={secondFactor.switchKind}>
        {t(isRecoveryCode ? 'secondFactor:useCode' : 'secondFactor:useRecoveryCode')}
      </Button>
    </>
  );
});
