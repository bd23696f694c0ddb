import { observer } from 'mobx-react-lite';
import { type Bound, typedValue, useBound } from '../form/bound-field.ts';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

type FormCheckboxProps<Values extends object> = Bound<Values, boolean> &
  Omit<CheckboxProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A checkbox of a form. Throws when the form's value is no boolean. */
export const FormCheckbox = observer(
  <Values extends object>({ form, name, ...rest }: FormCheckboxProps<Values>) => (
    <Checkbox {...rest} {...useBound(form, name)} value={typedValue(form, name, 'checkbox', 'boolean')} />
  ),
);
