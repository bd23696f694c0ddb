import type { ReactNode } from 'react';
import { readableInk } from '../contrast/readable-ink.ts';
import styles from './tag.module.css';

export type TagVariant = 'cyan' | 'magenta' | 'ipe' | 'neutral';

interface TagProps {
  /** 'cyan' where nothing is said. */
  readonly variant?: TagVariant;
  /** In place of the variant's: #rgb or #rrggbb, from data. What is no such colour is left aside. */
  readonly colour?: string;
  readonly children: ReactNode;
}

/** A word or two, pasted on a little askew. */
export function Tag({ variant = 'cyan', colour, children }: TagProps) {
  const ink = colour === undefined ? null : readableInk(colour);
  return (
    <span
      className={`${styles.tag} ${styles[variant]}`}
      data-ink={ink}
      style={ink ? { backgroundColor: ink === 'white' ? deepened(colour) : colour } : undefined}
    >
      {children}
    </span>
  );
}

/** White may stand on a colour with a contrast of 3.5, letters of this size want 4.5: a little black makes up for it. */
const deepened = (colour: string | undefined) => `color-mix(in srgb, ${colour} 85%, #000)`;
