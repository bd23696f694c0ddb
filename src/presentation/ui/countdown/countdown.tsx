import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdown } from '../../../domain/dates.ts';
import { formatDate } from '../../i18n/format-date.ts';
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

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Remaining time as mm:ss; from an hour on as hours and minutes, and from a day on the end itself. Updates only while
 * the page is visible.
 */
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
        <RemainingTime remainingMs={remainingMs} until={until} />
      </span>
      <span role="status" className="visually-hidden">
        {status()}
      </span>
    </>
  );
}

function RemainingTime({ remainingMs, until }: { remainingMs: number; until: number }) {
  const { t, i18n } = useTranslation();
  if (remainingMs < hourMs) return countdown(remainingMs);
  if (remainingMs < dayMs) {
    const hours = Math.floor(remainingMs / hourMs);
    const minutes = Math.floor((remainingMs % hourMs) / minuteMs);
    return minutes === 0
      ? t('ui.timeLeft.hours', { hours })
      : t('ui.timeLeft.hoursAndMinutes', { hours, minutes });
  }
  const end = new Date(until);
  return t('ui.timeLeft.until', {
    day: formatDate(end, 'day-month-name', i18n.language),
    time: formatDate(end, 'hour-minute', i18n.language),
  });
}

function useRemainingTime(until: number, now: () => number): number {
  const [remainingMs, setRemainingMs] = useState(() => until - now());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      window.clearTimeout(timer);
      const remaining = until - now();
      setRemainingMs(remaining);
      // Just after the next full second or minute, when the displayed value changes.
      const delayMs = (remaining % (remaining < hourMs ? 1000 : minuteMs)) + 1;
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
