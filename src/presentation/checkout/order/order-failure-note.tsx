import type { ReactNode } from 'react';
import { FormFailureNote } from '../../shell/forms/form-failure-note.tsx';
import type { OrderFailure } from './order-state.ts';

interface OrderFailureNoteProps {
  readonly failure: OrderFailure | null;
  /** Replaces the text of the failure. */
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** Why the last attempt to order failed. */
export function OrderFailureNote({ failure, text, children }: OrderFailureNoteProps) {
  const shownFailure = { current: failure?.cause ?? null, times: failure?.count ?? 0 };
  return (
    <FormFailureNote failure={shownFailure} text={text}>
      {children}
    </FormFailureNote>
  );
}
