import { observer } from 'mobx-react-lite';
import { type BoundFieldProps, checkedValue, useBoundField } from '../form/bound-field.ts';
import { useListedChecks } from '../text-field/use-listed-checks.ts';
import type { ListedCheck } from '../validation/check.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

type FormPasswordFieldProps<Values extends object> = BoundFieldProps<Values, string> &
  Omit<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'isChecking' | 'checks'> & {
    /** Requirements of the password, listed below the field: neutral before touch, then success or error. */
    readonly checks?: readonly ListedCheck[];
  };

/** A password field of a form. Throws if the form's value is not a string. */
export const FormPasswordField = observer(
  <Values extends object>({ form, name, checks, ...rest }: FormPasswordFieldProps<Values>) => (
    <PasswordField
      {...rest}
      {...useBoundField(form, name)}
      value={checkedValue(form, name, 'password field', 'string')}
      checks={useListedChecks(form, name, checks)}
    />
  ),
);
