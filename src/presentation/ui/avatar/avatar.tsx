import { useState } from 'react';
import { firstLetterOf } from '../monogram/first-letter-of.ts';
import styles from './avatar.module.css';

export type AvatarSize = 'small' | 'medium' | 'large';

interface AvatarProps {
  readonly name: string | null;
  readonly username: string;
  readonly image: string | null;
  /** 32, 44 or 96 px; 'medium' by default. */
  readonly size?: AvatarSize;
  /** Text for screen readers if no visible text says whose avatar it is. Without it, the avatar is decorative. */
  readonly label?: string;
}

/** The image of a person. Shows the first letter of the name or username until the image has loaded. */
export function Avatar({ name, username, image, size = 'medium', label }: AvatarProps) {
  const letter = firstLetterOf(name?.trim() || username);
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
