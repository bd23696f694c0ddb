import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { type FieldProps, messageId } from './use-field.ts';

interface FieldFrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
  /** True if the error is one of the listed checks: then only screen readers announce it. */
  readonly isErrorListed?: boolean;
}

/** A field with its hint or error below. A visible error covers the hint, whose space stays, so that nothing moves. */
export function FieldFrame({ id, error, hint, isErrorListed = false, children }: FieldFrameProps) {
  const isErrorVisible = Boolean(error) && !isErrorListed;
  return (
    <div className={styles.frame} data-field>
      {children}
      {(error !== undefined || hint) && (
        <div className={styles.message}>
          {hint && (
            <p
              id={error ? undefined : messageId(id)}
              className={isErrorVisible ? styles.coveredHint : styles.hint}
            >
              {hint}
            </p>
          )}
          {error && (
            <p id={messageId(id)} className={isErrorVisible ? styles.error : 'visually-hidden'} role="alert">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
