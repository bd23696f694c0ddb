import { useId } from 'react';

export interface FieldProps {
  /** null reserves a line for the error, so that the layout does not jump; undefined does not. */
  readonly error?: string | null | undefined;
  /** Shown below the field while there is no error. */
  readonly hint?: string | undefined;
  /** Announced to assistive technology; false by default. */
  readonly isRequired?: boolean | undefined;
}

/** The ids that connect a control to its label, hint, error and listed checks. */
export function useField({ error, hint, isRequired }: FieldProps, hasChecks = false) {
  const id = useId();
  const descriptionIds = [(error || hint) && messageId(id), hasChecks && checksId(id)].filter(Boolean);
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-required': isRequired || undefined,
      'aria-describedby': descriptionIds.join(' ') || undefined,
    },
  };
}

export const messageId = (id: string): string => `${id}-message`;
export const checksId = (id: string): string => `${id}-checks`;
