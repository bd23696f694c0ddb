import type { ReactNode } from 'react';
import './comic-neue.css';
import styles from './speech-balloon.module.css';

export type BalloonTone = 'speech' | 'thought' | 'shout';

/** The side of the speaker; 'start' and 'end' follow the text direction. */
export type BalloonTail = 'top' | 'bottom' | 'start' | 'end';

interface SpeechBalloonProps {
  /** 'speech' by default. */
  readonly tone?: BalloonTone;
  /** 'bottom' by default. */
  readonly tail?: BalloonTail;
  readonly children: ReactNode;
}

/** Text in a speech balloon, in the lettering of comics. */
export function SpeechBalloon({ tone = 'speech', tail = 'bottom', children }: SpeechBalloonProps) {
  return (
    <div className={styles.balloon} data-tone={tone} data-tail={tail}>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
