import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ModalContext } from './modal-context.ts';
import styles from './modal-slot.module.css';
import { useFocusTrap } from './use-focus-trap.ts';
import { usePageLock } from './use-page-lock.ts';

export interface ModalSlotProps {
  /** True during the 400 ms of the closing animation, when the page below is usable again. */
  readonly isClosing?: boolean;
  /** True while another modal covers it. */
  readonly isCovered?: boolean;
  /** Called for the Escape key, a click on the backdrop and the close button. */
  readonly onClose: () => void;
  /** From 0 to 1; 0.8 by default. */
  readonly backdropOpacity?: number;
  /** A `Modal`, or nothing until its code has loaded. */
  readonly children: ReactNode;
}

/**
 * The layer of a modal with its backdrop. It traps the keyboard focus and locks page scrolling. It does not use
 * `showModal()`, which would make toasts inert. The caller renders it beside the page in `ReturnFocus`, and makes the
 * page inert.
 */
export function ModalSlot({
  isClosing = false,
  isCovered = false,
  onClose,
  backdropOpacity = 0.8,
  children,
}: ModalSlotProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [isAnswerRequired, requireAnswer] = useState(false);
  const isTop = !isClosing && !isCovered;
  useFocusTrap(layer, isTop);
  usePageLock(isTop);
  useEscape(isTop && !isAnswerRequired, onClose);
  const context = useMemo(() => ({ isTop, close: onClose, requireAnswer }), [isTop, onClose]);
  return (
    <div ref={layer} className={styles.layer} data-closing={isClosing || undefined} inert={!isTop}>
      <button
        type="button"
        className={styles.backdrop}
        style={{ opacity: backdropOpacity }}
        tabIndex={-1}
        aria-hidden="true"
        // Keeps the focus in the modal.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isAnswerRequired ? undefined : onClose}
      />
      <ModalContext value={context}>{children}</ModalContext>
    </div>
  );
}

function useEscape(isListening: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isListening) return;
    const onKey = (event: KeyboardEvent) => {
      // An open part of the modal, such as a list of options, handles the key first.
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isListening, onEscape]);
}
