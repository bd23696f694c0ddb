import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame } from '../form/field-frame.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import styles from './text-area.module.css';

type AreaAttributes = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'form' | 'onChange' | 'value' | 'required'
>;

export interface TextAreaProps extends AreaAttributes, FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Text of several lines: four rows by default. The reader can enlarge it. */
export function TextArea({ label, value, onChange, error, hint, isRequired, ...rest }: TextAreaProps) {
  const { id, control } = useField({ error, hint, isRequired });
  return (
    <FieldFrame id={id} error={error} hint={hint}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={4}
        {...rest}
        {...control}
        className={styles.area}
        data-invalid={error ? true : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
