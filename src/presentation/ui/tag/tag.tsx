import type { ReactNode } from 'react';
import { readableInk } from '../contrast/readable-ink.ts';
import styles from './tag.module.css';

export type TagVariant = 'cyan' | 'magenta' | 'ipe' | 'neutral';

interface TagProps {
  /** 'cyan' by default. */
  readonly variant?: TagVariant;
  /** Replaces the colour of the variant: #rgb or #rrggbb, from data. An invalid value is ignored. */
  readonly colour?: string;
  readonly children: ReactNode;
}

/** A short label, slightly rotated. */
export function Tag({ variant = 'cyan', colour, children }: TagProps) {
  const ink = colour === undefined ? null : readableInk(colour);
  return (
    <span
      className={`${styles.tag} ${styles[variant]}`}
      data-ink={ink}
      style={ink ? { backgroundColor: ink === 'white' ? darken(colour) : colour } : undefined}
    >
      {children}
    </span>
  );
}

/** `readableInk` uses white from a contrast of 3.5, but text of this size needs 4.5. Some black makes up for it. */
const darken = (colour: string | undefined) => `color-mix(in srgb, ${colour} 85%, #000)`;
