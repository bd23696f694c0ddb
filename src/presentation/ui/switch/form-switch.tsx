import { observer } from 'mobx-react-lite';
import { type BoundFieldProps, checkedValue, useBoundField } from '../form/bound-field.ts';
import { Switch, type SwitchProps } from './switch.tsx';

type FormSwitchProps<Values extends object> = BoundFieldProps<Values, boolean> &
  Omit<SwitchProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A switch of a form. Throws if the form's value is not a boolean. */
export const FormSwitch = observer(
  <Values extends object>({ form, name, ...rest }: FormSwitchProps<Values>) => (
    <Switch {...rest} {...useBoundField(form, name)} value={checkedValue(form, name, 'switch', 'boolean')} />
  ),
);
