import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { rememberFocus } from '../focus/remember-focus.ts';
import { ModalContext } from './modal-context.ts';
import styles from './modal-slot.module.css';
import { usePageLock } from './use-page-lock.ts';
import { useTabRing } from './use-tab-ring.ts';

interface ModalPlaceProps {
  /** True for the 400 ms of its closing: what lies under it can be used again. */
  readonly isClosing?: boolean;
  /** True while another modal lies over it. */
  readonly isCovered?: boolean;
  /** Asked for by the Escape key, a click on the backdrop and the modal's close button. */
  readonly onClose: () => void;
  /** From 0 to 1; 0.8 where nothing is said. */
  readonly backdropOpacity?: number;
  /** A `Modal`, or nothing until it has come. */
  readonly children: ReactNode;
}

/**
 * The layer over the page that a modal lies in, with its backdrop. It keeps the keys within, holds the page still and
 * brings the focus back to where it was. It is not `showModal()`, which would make toasts inert: whoever draws it
 * makes the page under it inert, and draws it beside the page and not within.
 */
export function ModalSlot({
  isClosing = false,
  isCovered = false,
  onClose,
  backdropOpacity = 0.8,
  children,
}: ModalPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAnswerDemanded, demandAnswer] = useState(false);
  const isTop = !isClosing && !isCovered;
  useFocusReturn(place, !isClosing);
  useTabRing(place, isTop);
  usePageLock(isTop);
  useEscape(isTop && !isAnswerDemanded, onClose);
  const surroundings = useMemo(() => ({ isTop, close: onClose, demandAnswer }), [isTop, onClose]);
  return (
    <div ref={place} className={styles.place} data-closing={isClosing || undefined} inert={!isTop}>
      <button
        type="button"
        className={styles.backdrop}
        style={{ opacity: backdropOpacity }}
        tabIndex={-1}
        aria-hidden="true"
        // A press leaves the focus in the modal.
        onMouseDown={(event) => event.preventDefault()}
        onClick={isAnswerDemanded ? undefined : onClose}
      />
      <ModalContext value={surroundings}>{children}</ModalContext>
    </div>
  );
}

function useFocusReturn(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  // Before the page becomes inert and the browser takes the focus away.
  const [bringBack] = useState(() => rememberFocus());
  useEffect(() => {
    if (!isOpen) return;
    const layer = place.current;
    return () => {
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !layer?.contains(activeElement);
      if (!isElsewhere) bringBack();
    };
  }, [place, isOpen, bringBack]);
}

function useEscape(isListening: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isListening) return;
    const onKey = (event: KeyboardEvent) => {
      // What is open within the modal, a list of options for one, takes the key first.
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isListening, onEscape]);
}
