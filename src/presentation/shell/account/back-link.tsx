import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { ScreenLink } from '../../ui/screen-link/screen-link.tsx';
import styles from './back-link.module.css';

/** A link to the screen that this one is part of. It is above the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ScreenLink to={to} className={styles.back ?? ''}>
      <Icon name="arrow-left" />
      {children}
    </ScreenLink>
  );
}
