import { type InputHTMLAttributes, type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../form/field-frame.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { Icon } from '../icon/icon.tsx';
import type { FieldMask } from '../mask/mask.ts';
import { useMask } from '../mask/use-mask.ts';
import { CheckList, type ShownCheck } from './check-list.tsx';
import styles from './text-field.module.css';

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'form' | 'onChange' | 'value' | 'required'
>;

export interface TextFieldProps extends InputAttributes, FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A button at the end of the field. */
  readonly adornment?: ReactNode;
  /** Formats what is typed, and sets keyboard and autofill. `value` and `onChange` use the masked text. */
  readonly mask?: FieldMask | undefined;
  /** Requirements of the value, listed below the field. */
  readonly checks?: readonly ShownCheck[] | undefined;
  /** True to show a spinner while the value is checked remotely. */
  readonly isChecking?: boolean;
  readonly ref?: RefObject<HTMLInputElement | null>;
}

/** A single line of text. Use it alone or, as `FormTextField`, in a form. */
export function TextField({
  label,
  value,
  onChange,
  error,
  hint,
  isRequired,
  adornment,
  mask,
  checks,
  isChecking = false,
  ref,
  ...rest
}: TextFieldProps) {
  const ownInput = useRef<HTMLInputElement>(null);
  const input = ref ?? ownInput;
  const valueProps = useMask(input, mask, value, onChange);
  const { id, control } = useField({ error, hint, isRequired }, Boolean(checks));
  return (
    <FieldFrame
      id={id}
      error={error}
      hint={hint}
      isErrorListed={checks?.some(({ text, state }) => state === 'error' && text === error) ?? false}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          inputMode={mask?.inputMode}
          autoComplete={mask?.autoComplete}
          {...rest}
          {...control}
          {...valueProps}
          ref={input}
        />
        {isChecking && <Spinner />}
        {adornment}
      </div>
      {checks && <CheckList id={id} checks={checks} />}
    </FieldFrame>
  );
}

function Spinner() {
  const { t } = useTranslation();
  return (
    <span className={styles.spinner} role="status">
      <Icon name="loader-circle" />
      <span className="visually-hidden">{t('form:checking')}</span>
    </span>
  );
}
