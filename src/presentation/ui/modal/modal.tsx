import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tabbablesIn } from '../focus/tabbable.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './modal.module.css';
import { ModalContext } from './modal-context.ts';

interface ModalProps {
  readonly title: string;
  /** 320, 460 or 540 px where the screen has them; 'default' where nothing is said. */
  readonly width?: 'narrow' | 'default' | 'wide';
  readonly hasLargeTitle?: boolean;
  /** True where it can only be left by an answer: there is no close button, and no key or press closes it. */
  readonly mustBeAnswered?: boolean;
  /** The id of the words that say what it is about, where they are few. */
  readonly describedBy?: string;
  /** What has `data-first-focus` takes the focus; else the first thing that can. */
  readonly children: ReactNode;
}

/** A dialog over the page, in a `ModalSlot`. What does not fit the screen is scrolled within. */
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
  const surroundings = useContext(ModalContext);
  const isTop = surroundings?.isTop ?? false;
  const demandAnswer = surroundings?.demandAnswer;

  // In the same step as it is drawn: no key comes between that and the demand.
  useLayoutEffect(() => demandAnswer?.(mustBeAnswered), [demandAnswer, mustBeAnswered]);

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
            onClick={surroundings?.close}
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

/** What is below the part that is seen does not take the focus: the beginning is read first. */
function firstFocus(panel: HTMLElement, content: HTMLElement): HTMLElement {
  const wanted = content.querySelector<HTMLElement>('[data-first-focus]') ?? tabbablesIn(content)[0];
  const isSeen = wanted && wanted.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom;
  return isSeen ? wanted : panel;
}
