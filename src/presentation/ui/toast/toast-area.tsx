import { type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberFocus } from '../focus/remember-focus.ts';
import { Toast, type ToastVariant } from './toast.tsx';
import styles from './toast-area.module.css';

/** A toast as data. */
export interface ToastEntry {
  readonly id: number;
  readonly variant: ToastVariant;
  readonly text: string;
  /** Milliseconds; see `Toast`. */
  readonly timeout?: number;
  readonly times?: number;
}

interface ToastAreaProps {
  /** From top to bottom. */
  readonly toasts: readonly ToastEntry[];
  readonly onClose: (id: number) => void;
  /** From the top of the page, in px; 70 where nothing is said. */
  readonly offset?: number;
}

/** Where toasts stand: at the top of the page, over its full width, or from 780 px on at its end. */
export function ToastArea({ toasts, onClose, offset = 70 }: ToastAreaProps) {
  const { t } = useTranslation();
  const bringFocusBack = useRef<() => void>(null);

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) {
      bringFocusBack.current = rememberFocus(relatedTarget);
    }
  };

  const close = (id: number) => {
    const item = document.activeElement?.closest<HTMLElement>('[data-toast]');
    if (item?.dataset.toast === String(id)) {
      const next = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector('button');
      if (next) next.focus();
      else bringFocusBack.current?.();
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
        {toasts.map(({ id, variant, text, timeout, times }) => (
          <li key={id} data-toast={id} className={styles.item}>
            <Toast variant={variant} text={text} timeout={timeout} times={times} onClose={() => close(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
