import type { ReactNode } from 'react';
import { FormFailureNote } from '../../shell/forms/form-failure-note.tsx';
import type { OrderFailure } from './order-state.ts';

interface OrderFailureNoteProps {
  readonly failure: OrderFailure | null;
  readonly children?: ReactNode;
}

/** Why the last attempt to order failed. */
export function OrderFailureNote({ failure, children }: OrderFailureNoteProps) {
  const shownFailure = { current: failure?.cause ?? null, times: failure?.count ?? 0 };
  return <FormFailureNote failure={shownFailure}>{children}</FormFailureNote>;
}
