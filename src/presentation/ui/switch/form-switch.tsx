import { observer } from 'mobx-react-lite';
import { type Bound, typedValue, useBound } from '../form/bound-field.ts';
import { Switch, type SwitchProps } from './switch.tsx';

type FormSwitchProps<Values extends object> = Bound<Values, boolean> &
  Omit<SwitchProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A switch of a form. Throws when the form's value is no boolean. */
export const FormSwitch = observer(
  <Values extends object>({ form, name, ...rest }: FormSwitchProps<Values>) => (
    <Switch {...rest} {...useBound(form, name)} value={typedValue(form, name, 'switch', 'boolean')} />
  ),
);
