import type { ReactNode } from 'react';
import './comic-neue.css';
import styles from './speech-balloon.module.css';

export type BalloonTone = 'speech' | 'thought' | 'shout';

/** Where whoever speaks is: 'start' and 'end' along the line. */
export type BalloonTail = 'top' | 'bottom' | 'start' | 'end';

interface SpeechBalloonProps {
  /** 'speech' where nothing is said. */
  readonly tone?: BalloonTone;
  /** 'bottom' where nothing is said. */
  readonly tail?: BalloonTail;
  /** Words, in the lettering of comics. */
  readonly children: ReactNode;
}

/** Words as a comic letters them. */
export function SpeechBalloon({ tone = 'speech', tail = 'bottom', children }: SpeechBalloonProps) {
  return (
    <div className={styles.balloon} data-tone={tone} data-tail={tail}>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
