import { useState } from 'react';
import styles from './avatar.module.css';

export type AvatarSize = 'small' | 'medium' | 'large';

interface AvatarProps {
  readonly name: string | null;
  readonly username: string;
  /** The address of the image. */
  readonly image: string | null;
  /** 32, 44 or 96 px; 'medium' where nothing is said. */
  readonly size?: AvatarSize;
  /** What it shows, where nothing beside it says so; without it, it decorates. */
  readonly label?: string;
}

/**
 * A person's image, or the first letter of the name or username where there is none, until it has come and when it
 * does not.
 */
export function Avatar({ name, username, image, size = 'medium', label }: AvatarProps) {
  const letter = letterOf(name, username);
  return (
    <>
      <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
        {image ? <Image key={image} address={image} letter={letter} /> : letter}
      </span>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  );
}

function Image({ address, letter }: { address: string; letter: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  return (
    <>
      {state !== 'loaded' && letter}
      {state !== 'failed' && (
        <img
          src={address}
          alt=""
          decoding="async"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </>
  );
}

/** A whole character, even one of several code units. */
function letterOf(name: string | null, username: string): string {
  const [first = ''] = name?.trim() || username;
  return first.toLocaleUpperCase();
}
