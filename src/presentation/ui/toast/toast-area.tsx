import { type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberFocus } from '../focus/remember-focus.ts';
import { Toast, type ToastLink, type ToastVariant } from './toast.tsx';
import styles from './toast-area.module.css';

export interface ToastEntry {
  readonly id: number;
  readonly variant: ToastVariant;
  readonly text: string;
  readonly link?: ToastLink | undefined;
  /** In milliseconds; see `Toast`. */
  readonly timeout?: number;
  readonly times?: number;
}

interface ToastAreaProps {
  /** From top to bottom. */
  readonly toasts: readonly ToastEntry[];
  readonly onClose: (id: number) => void;
  /** Distance from the top of the window in pixels; 70 by default. */
  readonly offset?: number;
}

/** The area of toasts at the top of the window: full width, or at the end from a width of 780 px. */
export function ToastArea({ toasts, onClose, offset = 70 }: ToastAreaProps) {
  const { t } = useTranslation();
  const restoreFocus = useRef<() => void>(null);

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
      restoreFocus.current = rememberFocus(relatedTarget);
    }
  };

  const close = (id: number) => {
    const item = document.activeElement?.closest<HTMLElement>('[data-toast]');
    if (item?.dataset.toast === String(id)) {
      const next = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector('button');
      if (next) next.focus();
      else restoreFocus.current?.();
    }
    onClose(id);
  };

  if (toasts.length === 0) return null;
  return (
    <section
      className={styles.area}
      style={{ insetBlockStart: offset, maxBlockSize: `calc(100dvh - ${offset}px)` }}
      aria-label={t('ui.toast.area')}
      onFocus={rememberOrigin}
    >
      <ul className={styles.list}>
        {toasts.map(({ id, variant, text, link, timeout, times }) => (
          <li key={id} data-toast={id} className={styles.item}>
            <Toast
              variant={variant}
              text={text}
              link={link}
              timeout={timeout}
              times={times}
              onClose={() => close(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
