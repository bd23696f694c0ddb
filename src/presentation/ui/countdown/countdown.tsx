import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdown } from '../../../domain/dates.ts';
import styles from './countdown.module.css';

interface CountdownProps {
  /** The instant that is waited for, in milliseconds since 1970. */
  readonly until: number;
  /** The clock, in milliseconds since 1970; the device's where nothing is said. It has to stay the same function. */
  readonly now?: () => number;
  /** Called once for each `until`; when that passes unseen, as soon as the page is seen again. */
  readonly onEnd?: () => void;
}

/** Seconds left at which whoever listens is told: seldom, and more often towards the end. */
const announced = [600, 300, 60, 30, 10];

/** Time left as mm:ss. It ticks only while the page is seen. */
export function Countdown({ until, now = Date.now, onEnd }: CountdownProps) {
  const { t } = useTranslation();
  const left = useTimeLeft(until, now);
  const isOver = left <= 0;
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

  const [begun] = useState(left);
  const seconds = Math.floor(left / 1000);
  // The last moment that has passed, so that each is told once and none is lost when a tick is missed.
  const moment = announced.findLast((at) => seconds <= at && at * 1000 < begun);
  const status = () => {
    if (isOver) return t('ui.timeLeft.over');
    if (moment === undefined) return '';
    return moment >= 60
      ? t('ui.timeLeft.minutes', { count: moment / 60 })
      : t('ui.timeLeft.seconds', { count: moment });
  };
  return (
    <>
      <span role="timer" className={styles.countdown}>
        {countdown(left)}
      </span>
      <span role="status" className="visually-hidden">
        {status()}
      </span>
    </>
  );
}

function useTimeLeft(until: number, now: () => number): number {
  const [left, setLeft] = useState(() => until - now());
  useEffect(() => {
    let waiting = 0;
    const tick = () => {
      window.clearTimeout(waiting);
      const remaining = until - now();
      setLeft(remaining);
      // Right after the next whole second, when what is shown changes.
      const pause = (remaining % 1000) + 1;
      if (remaining > 0 && document.visibilityState === 'visible') waiting = window.setTimeout(tick, pause);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearTimeout(waiting);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until, now]);
  return left;
}
