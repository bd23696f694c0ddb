import { useId } from 'react';

/** What every field takes. */
export interface FieldProps {
  /** What is wrong with the value. Null keeps a line free for it, so that nothing jumps; undefined does not. */
  readonly error?: string | null | undefined;
  /** Stands under the field while nothing is wrong. */
  readonly hint?: string | undefined;
  /** Told to assistive technology; false by default. */
  readonly isRequired?: boolean | undefined;
}

/** The identifiers that bind a control to its label, hint, error and listed checks. */
export function useField({ error, hint, isRequired }: FieldProps, hasChecks = false) {
  const id = useId();
  const described = [(error || hint) && messageId(id), hasChecks && checksId(id)].filter(Boolean);
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-required': isRequired || undefined,
      'aria-describedby': described.join(' ') || undefined,
    },
  };
}

export const messageId = (id: string): string => `${id}-message`;
export const checksId = (id: string): string => `${id}-checks`;
