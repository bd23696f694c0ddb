import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { ScreenLink } from '../screen-link/screen-link.tsx';
import styles from './toast.module.css';
import { usePausableTimeout } from './use-pausable-timeout.ts';

export type ToastVariant = 'positive' | 'danger' | 'warning' | 'information';

/** A link to the screen that shows the result of what the toast reports. */
export interface ToastLink {
  readonly to: string;
  readonly text: string;
}

interface ToastProps {
  readonly variant: ToastVariant;
  readonly text: string;
  /** After the text. Pressing it closes the toast. */
  readonly link?: ToastLink | undefined;
  /** Milliseconds until it closes by itself; without it, it stays until it is closed. */
  readonly timeout?: number | undefined;
  /** Number of times the text was reported. A higher number restarts the timeout and announces the text again. */
  readonly times?: number | undefined;
  /** Called after it has closed, by itself or by the reader. */
  readonly onClose: () => void;
}

const icons: Readonly<Record<ToastVariant, IconName>> = {
  positive: 'circle-check',
  danger: 'circle-alert',
  warning: 'triangle-alert',
  information: 'info',
};

/** Delay between the live region and its text, because some screen readers ignore a region that arrives with text. */
const regionDelayMs = 100;

/** Duration of the closing animation in toast.module.css. */
const closingTimeMs = 200;

/** A short message. Its timeout pauses while it is hovered or contains the focus. */
export function Toast({ variant, text, link, timeout, times = 1, onClose }: ToastProps) {
  const { t } = useTranslation();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [closedAtTimes, setClosedAtTimes] = useState<number | null>(null);
  // A toast that is reported again while it closes stays open.
  const isClosing = closedAtTimes === times;
  const close = () => setClosedAtTimes(times);
  usePausableTimeout({
    milliseconds: timeout ?? null,
    isPaused: isHovered || isFocused || isClosing,
    round: times,
    onEnd: close,
  });
  useWhileTrue(isClosing, closingTimeMs, onClose);
  const isRegionKnown = useDelay(regionDelayMs);
  return (
    <article
      className={`${styles.toast} ${styles[variant]}`}
      data-leaving={isClosing || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(isWithin(event))}
    >
      <span role="img" aria-label={t(`ui.toast.${variant}`)} className={styles.icon}>
        <Icon name={icons[variant]} size={24} />
      </span>
      <div role={variant === 'danger' ? 'alert' : 'status'} className={styles.text}>
        <p data-waiting={!isRegionKnown || undefined}>
          {/* The key announces the text again. The link keeps its element, which may have the focus. */}
          <span key={times}>{text}</span>
          {link && (
            <>
              {' '}
              <ScreenLink to={link.to} className={styles.link} onClick={close}>
                {link.text}
              </ScreenLink>
            </>
          )}
        </p>
      </div>
      <button type="button" className={styles.close} aria-label={t('ui.toast.close')} onClick={close}>
        <Icon name="x" />
      </button>
    </article>
  );
}

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  currentTarget.contains(relatedTarget);

function useDelay(milliseconds: number): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}

/** Calls `onEnd` once the condition has been true for the duration. */
function useWhileTrue(condition: boolean, milliseconds: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [condition, milliseconds]);
}
