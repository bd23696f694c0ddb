import { observer } from 'mobx-react-lite';
import { type BoundFieldProps, checkedValue, useBoundField } from '../form/bound-field.ts';
import { useListedChecks } from '../text-field/use-listed-checks.ts';
import type { ListedCheck, ServiceCheck } from '../validation/check.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

type FormPasswordFieldProps<Values extends object> = BoundFieldProps<Values, string> &
  Omit<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'isChecking' | 'checks'> & {
    /** Requirements of the password, listed below the field: neutral before touch, then success or error. */
    readonly checks?: readonly (ListedCheck | ServiceCheck)[];
    /** One line that replaces the list while the field is empty. */
    readonly checksSummary?: string;
  };

/** A password field of a form. Throws if the form's value is not a string. */
export const FormPasswordField = observer(
  <Values extends object>({
    form,
    name,
    checks,
    checksSummary,
    hint,
    ...rest
  }: FormPasswordFieldProps<Values>) => {
    const value = checkedValue(form, name, 'password field', 'string');
    const listedChecks = useListedChecks(form, name, checks);
    const isSummarized = checksSummary !== undefined && value === '';
    return (
      <PasswordField
        {...rest}
        {...useBoundField(form, name)}
        value={value}
        hint={isSummarized ? checksSummary : hint}
        checks={isSummarized ? undefined : listedChecks}
      />
    );
  },
);
