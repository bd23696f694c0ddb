import { observer } from 'mobx-react-lite';
import { type BoundFieldProps, checkedValue, useBoundField } from '../form/bound-field.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

type FormTextAreaProps<Values extends object> = BoundFieldProps<Values, string> &
  Omit<TextAreaProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A text area of a form. Throws if the form's value is not a string. */
export const FormTextArea = observer(
  <Values extends object>({ form, name, ...rest }: FormTextAreaProps<Values>) => (
    <TextArea
      {...rest}
      {...useBoundField(form, name)}
      value={checkedValue(form, name, 'text area', 'string')}
    />
  ),
);
