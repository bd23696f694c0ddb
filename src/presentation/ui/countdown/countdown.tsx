import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdown } from '../../../domain/dates.ts';
import styles from './countdown.module.css';

interface CountdownProps {
  /** The end, in milliseconds since 1970. */
  readonly until: number;
  /** The clock, in milliseconds since 1970; `Date.now` by default. Pass a stable function. */
  readonly now?: () => number;
  /** Called once for each `until`. If the page is hidden then, called as soon as it becomes visible. */
  readonly onEnd?: () => void;
}

/** Remaining seconds that screen readers announce: rarely at first, more often towards the end. */
const announcedSeconds = [600, 300, 60, 30, 10];

/** Remaining time as mm:ss. Updates only while the page is visible. */
export function Countdown({ until, now = Date.now, onEnd }: CountdownProps) {
  const { t } = useTranslation();
  const remainingMs = useRemainingTime(until, now);
  const isOver = remainingMs <= 0;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const endedAt = useRef<number | null>(null);
  useEffect(() => {
    if (!isOver || endedAt.current === until) return;
    endedAt.current = until;
    end.current?.();
  }, [isOver, until]);

  const [initialMs] = useState(remainingMs);
  const seconds = Math.floor(remainingMs / 1000);
  // Each of these is announced once, even if a tick is missed.
  const announced = announcedSeconds.findLast((each) => seconds <= each && each * 1000 < initialMs);
  const status = () => {
    if (isOver) return t('ui.timeLeft.over');
    if (announced === undefined) return '';
    return announced >= 60
      ? t('ui.timeLeft.minutes', { count: announced / 60 })
      : t('ui.timeLeft.seconds', { count: announced });
  };
  return (
    <>
      <span role="timer" className={styles.countdown}>
        {countdown(remainingMs)}
      </span>
      <span role="status" className="visually-hidden">
        {status()}
      </span>
    </>
  );
}

function useRemainingTime(until: number, now: () => number): number {
  const [remainingMs, setRemainingMs] = useState(() => until - now());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      window.clearTimeout(timer);
      const remaining = until - now();
      setRemainingMs(remaining);
      // Just after the next full second, when the displayed value changes.
      const delayMs = (remaining % 1000) + 1;
      if (remaining > 0 && document.visibilityState === 'visible') timer = window.setTimeout(tick, delayMs);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until, now]);
  return remainingMs;
}
