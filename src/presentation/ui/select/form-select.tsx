import { observer } from 'mobx-react-lite';
import { type BoundFieldProps, checkedValue, useBoundField } from '../form/bound-field.ts';
import { Select, type SelectProps } from './select.tsx';

type FormSelectProps<Values extends object, Value extends string | number> = BoundFieldProps<
  Values,
  string | number
> &
  Omit<SelectProps<Value>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A select of a form. Throws if the form's value is neither a string nor a number. */
export const FormSelect = observer(
  <Values extends object>({ form, name, ...rest }: FormSelectProps<Values, string | number>) => (
    <Select
      {...rest}
      {...useBoundField(form, name)}
      value={checkedValue(form, name, 'select', 'string', 'number')}
    />
  ),
);
