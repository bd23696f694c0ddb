import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from '../form/field-frame.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import styles from './toggle-field.module.css';

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'form' | 'type' | 'checked' | 'value' | 'onChange' | 'className' | 'required'
>;

export interface ToggleFieldProps extends InputAttributes, FieldProps {
  /** May contain a link, such as to the terms. */
  readonly label: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A native checkbox with its label. The class `look` defines its appearance. */
export function ToggleField({
  label,
  value,
  onChange,
  error,
  hint,
  isRequired,
  look,
  ...rest
}: ToggleFieldProps & { readonly look: string | undefined }) {
  const { id, control } = useField({ error, hint, isRequired });
  return (
    <FieldFrame id={id} error={error} hint={hint}>
      <div className={styles.row}>
        <input
          {...rest}
          {...control}
          type="checkbox"
          className={look}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
    </FieldFrame>
  );
}
