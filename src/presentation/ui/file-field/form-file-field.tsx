import { observer } from 'mobx-react-lite';
import { type BoundFieldProps, useBoundField } from '../form/bound-field.ts';
import type { ChosenFile } from './chosen-file.ts';
import { FileField, type FileFieldProps } from './file-field.tsx';

type FormFileFieldProps<Values extends object> = BoundFieldProps<Values, ChosenFile | null> &
  Omit<FileFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'>;

/** A file field of a form. Throws if the form's value is neither null nor a chosen file. */
export const FormFileField = observer(
  <Values extends object>({ form, name, ...rest }: FormFileFieldProps<Values>) => {
    const value: unknown = form.values[name];
    if (!isChosenFile(value)) throw new TypeError(`The file field "${name}" requires a chosen file or null`);
    return <FileField {...rest} {...useBoundField(form, name)} value={value} />;
  },
);

const isChosenFile = (value: unknown): value is ChosenFile | null =>
  value === null || (typeof value === 'object' && 'dataUrl' in value);
