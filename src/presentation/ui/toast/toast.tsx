import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './toast.module.css';
import { usePausableTimeout } from './use-pausable-timeout.ts';

export type ToastVariant = 'positive' | 'danger' | 'warning' | 'information';

interface ToastProps {
  readonly variant: ToastVariant;
  readonly text: string;
  /** Milliseconds until it leaves by itself; where nothing is said it stays until it is closed. */
  readonly timeout?: number | undefined;
  /** How often the same was said: when it grows, the time begins anew and the text is read out again. 1 at first. */
  readonly times?: number | undefined;
  /** Called once it has left, whether by itself or closed by the reader. */
  readonly onClose: () => void;
}

const icons: Readonly<Record<ToastVariant, IconName>> = {
  positive: 'circle-check',
  danger: 'circle-alert',
  warning: 'triangle-alert',
  information: 'info',
};

/** Milliseconds between the live region and its text: of a region that comes with its text not every voice tells. */
const regionLead = 100;

/** Milliseconds of the motion by which it leaves, as in toast.module.css. */
const leavingTime = 200;

/** Something said in passing. Its time stands still while the pointer is over it or the focus within. */
export function Toast({ variant, text, timeout, times = 1, onClose }: ToastProps) {
  const { t } = useTranslation();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [leftAfter, setLeftAfter] = useState<number | null>(null);
  // What is said once more while it leaves stays.
  const isLeaving = leftAfter === times;
  const leave = () => setLeftAfter(times);
  usePausableTimeout({
    milliseconds: timeout ?? null,
    isPaused: isHovered || isFocused || isLeaving,
    round: times,
    onEnd: leave,
  });
  useWhileTrue(isLeaving, leavingTime, onClose);
  const isRegionKnown = useLater(regionLead);
  return (
    <article
      className={`${styles.toast} ${styles[variant]}`}
      data-leaving={isLeaving || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(isWithin(event))}
    >
      <span role="img" aria-label={t(`ui.toast.${variant}`)} className={styles.icon}>
        <Icon name={icons[variant]} size={24} />
      </span>
      <div role={variant === 'danger' ? 'alert' : 'status'} className={styles.words}>
        <p key={times} data-waiting={!isRegionKnown || undefined}>
          {text}
        </p>
      </div>
      <button type="button" className={styles.close} aria-label={t('ui.toast.close')} onClick={leave}>
        <Icon name="x" />
      </button>
    </article>
  );
}

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  currentTarget.contains(relatedTarget);

function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}

/** Calls once the condition has held for so long. */
function useWhileTrue(condition: boolean, milliseconds: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [condition, milliseconds]);
}
