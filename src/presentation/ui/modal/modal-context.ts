import { createContext } from 'react';

/** What a modal knows of the place that it lies in. */
export interface ModalSurroundings {
  /** False while it closes, or while another modal lies over it. */
  readonly isTop: boolean;
  readonly close: () => void;
  readonly demandAnswer: (isDemanded: boolean) => void;
}

/** null: it is drawn within a page, as the gallery does. */
export const ModalContext = createContext<ModalSurroundings | null>(null);
