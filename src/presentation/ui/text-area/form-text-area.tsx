import { observer } from 'mobx-react-lite';
import { type Bound, typedValue, useBound } from '../form/bound-field.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

type FormTextAreaProps<Values extends object> = Bound<Values, string> &
  Omit<TextAreaProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A text of several lines in a form. Throws when the form's value is no string. */
export const FormTextArea = observer(
  <Values extends object>({ form, name, ...rest }: FormTextAreaProps<Values>) => (
    <TextArea {...rest} {...useBound(form, name)} value={typedValue(form, name, 'text area', 'string')} />
  ),
);
