import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { type FieldProps, messageId } from './use-field.ts';

interface FieldFrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
  /** True when the error is among the listed checks: then it is read out and not shown twice. */
  readonly isErrorListed?: boolean;
}

/** A field with what is said under it. */
export function FieldFrame({ id, error, hint, isErrorListed = false, children }: FieldFrameProps) {
  const isShown = Boolean(error) && !isErrorListed;
  return (
    <div className={styles.frame} data-field>
      {children}
      {(error !== undefined || hint) && (
        <div className={styles.message}>
          {hint && !isShown && (
            <p id={error ? undefined : messageId(id)} className={styles.hint}>
              {hint}
            </p>
          )}
          {error && (
            <p id={messageId(id)} className={isShown ? styles.error : 'visually-hidden'} role="alert">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
