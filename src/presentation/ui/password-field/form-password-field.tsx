import { observer } from 'mobx-react-lite';
import { type Bound, typedValue, useBound } from '../form/bound-field.ts';
import { useListedChecks } from '../text-field/use-listed-checks.ts';
import type { ListedCheck } from '../validation/check.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

type FormPasswordFieldProps<Values extends object> = Bound<Values, string> &
  Omit<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'isChecking' | 'checks'> & {
    /** What the password needs, listed under the field: neutral before touch, then success or error. */
    readonly checks?: readonly ListedCheck[];
  };

/** A password field of a form. Throws when the form's value is no string. */
export const FormPasswordField = observer(
  <Values extends object>({ form, name, checks, ...rest }: FormPasswordFieldProps<Values>) => (
    <PasswordField
      {...rest}
      {...useBound(form, name)}
      value={typedValue(form, name, 'password field', 'string')}
      checks={useListedChecks(form, name, checks)}
    />
  ),
);
