import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tabbablesIn } from '../focus/tabbable.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './modal.module.css';
import { ModalContext } from './modal-context.ts';

interface ModalProps {
  readonly title: string;
  /** 320, 460 or 540 px if the screen is wide enough; 'default' by default. */
  readonly width?: 'narrow' | 'default' | 'wide';
  readonly hasLargeTitle?: boolean;
  /** True if only an answer closes it: there is no close button, and neither Escape nor the backdrop closes it. */
  readonly mustBeAnswered?: boolean;
  /** Id of a short text that describes the modal. */
  readonly describedBy?: string;
  /** The element with `data-first-focus` gets the focus, otherwise the first focusable one. */
  readonly children: ReactNode;
}

/** A dialog in a `ModalSlot`. Content that does not fit the screen scrolls inside. */
export function Modal({
  title,
  width = 'default',
  hasLargeTitle = false,
  mustBeAnswered = false,
  describedBy,
  children,
}: ModalProps) {
  const { t } = useTranslation();
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const context = useContext(ModalContext);
  const isTop = context?.isTop ?? false;
  const requireAnswer = context?.requireAnswer;

  // In the same commit as the first render, so that no key event comes before it.
  useLayoutEffect(() => {
    requireAnswer?.(mustBeAnswered);
    return () => requireAnswer?.(false);
  }, [requireAnswer, mustBeAnswered]);

  useEffect(() => {
    if (!isTop || !panel.current || panel.current.contains(document.activeElement)) return;
    firstFocus(panel.current, content.current ?? panel.current).focus({ preventScroll: true });
  }, [isTop]);

  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal="true"
      aria-labelledby={heading}
      aria-describedby={describedBy}
      tabIndex={-1}
      className={width === 'default' ? styles.panel : `${styles.panel} ${styles[width]}`}
    >
      <div className={styles.head}>
        <h2 id={heading} className={hasLargeTitle ? styles.largeTitle : styles.title}>
          {title}
        </h2>
        {!mustBeAnswered && (
          <button
            type="button"
            className={styles.close}
            aria-label={t('ui.modal.close')}
            onClick={context?.close}
          >
            <Icon name="x" size={24} />
          </button>
        )}
      </div>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </section>
  );
}

/** An element below the visible part does not get the focus, because reading starts at the top. */
function firstFocus(panel: HTMLElement, content: HTMLElement): HTMLElement {
  const candidate = content.querySelector<HTMLElement>('[data-first-focus]') ?? tabbablesIn(content)[0];
  const isVisible =
    candidate && candidate.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom;
  return isVisible ? candidate : panel;
}
