import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { FormTextField } from '../../ui/text-field/form-text-field.tsx';
import type { SecondFactorCode } from './second-factor-code.ts';

/** The field of a code, with the way to enter a recovery code in its place. */
export const SecondFactorField = observer(({ entry }: { entry: SecondFactorCode }) => {
  const { t } = useTranslation();
  const { form, isRecoveryCode } = entry;
  const field = isRecoveryCode
    ? ({ label: t('secondFactor.recoveryCode'), autoComplete: 'off', inputMode: 'text' } as const)
    : ({ label: t('secondFactor.code'), autoComplete: 'one-time-code', inputMode: 'numeric' } as const);
  return (
    <>
      <FormTextField
        // Another field: what is said of one kind of code is not said of the other.
        key={field.label}
        form={form}
        name="code"
        {...field}
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        data-first-focus
      />
      <Button variant="transparent" size="small" onClick={entry.switchKind}>
        {t(isRecoveryCode ? 'secondFactor.useCode' : 'secondFactor.useRecoveryCode')}
      </Button>
    </>
  );
});
