import { observer } from 'mobx-react-lite';
import { type BoundFieldProps, checkedValue, useBoundField } from '../form/bound-field.ts';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

type FormCheckboxProps<Values extends object> = BoundFieldProps<Values, boolean> &
  Omit<CheckboxProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A checkbox of a form. Throws if the form's value is not a boolean. */
export const FormCheckbox = observer(
  <Values extends object>({ form, name, ...rest }: FormCheckboxProps<Values>) => (
    <Checkbox
      {...rest}
      {...useBoundField(form, name)}
      value={checkedValue(form, name, 'checkbox', 'boolean')}
    />
  ),
);
