import { createContext } from 'react';

/** Connects a modal to its slot. */
export interface ModalContextValue {
  /** False while the modal closes or another modal covers it. */
  readonly isTop: boolean;
  readonly close: () => void;
  readonly requireAnswer: (isRequired: boolean) => void;
}

/** null if the modal is rendered within a page, as in the gallery. */
export const ModalContext = createContext<ModalContextValue | null>(null);
