import { observer } from 'mobx-react-lite';
import { type BoundFieldProps, checkedValue, useBoundField } from '../form/bound-field.ts';
import type { ListedCheck } from '../validation/check.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { useListedChecks } from './use-listed-checks.ts';

type FormTextFieldProps<Values extends object> = BoundFieldProps<Values, string> &
  Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'isChecking' | 'checks'> & {
    /** Requirements of the value, listed below the field: neutral before touch, then success or error. */
    readonly checks?: readonly ListedCheck[];
  };

/** A text field of a form. Throws if the form's value is not a string. */
export const FormTextField = observer(
  <Values extends object>({ form, name, checks, ...rest }: FormTextFieldProps<Values>) => (
    <TextField
      {...rest}
      {...useBoundField(form, name)}
      value={checkedValue(form, name, 'text field', 'string')}
      isChecking={form.isChecking(name)}
      checks={useListedChecks(form, name, checks)}
    />
  ),
);
