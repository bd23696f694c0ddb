import { useState } from 'react';
import type { IdentityUser } from '../../domain/session.ts';
import styles from './account-corner.module.css';

/** The user's image, or the first letter of their name where there is none or it does not come. */
export function Avatar({ user }: { user: IdentityUser }) {
  const [hasFailed, setFailed] = useState(false);
  const letter = (user.name || user.username).charAt(0).toUpperCase();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {user.avatar && !hasFailed ? <img src={user.avatar} alt="" onError={() => setFailed(true)} /> : letter}
    </span>
  );
}
