import type { ReactNode } from 'react';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

interface HeaderProps {
  readonly start?: ReactNode;
  readonly middle?: ReactNode;
  readonly end?: ReactNode;
}

/** The top of every page except the reader. */
export function Header({ start, middle, end }: HeaderProps) {
  return (
    <header className={styles.header}>
      {start}
      <Logo />
      <div className={styles.middle}>{middle}</div>
      {end}
    </header>
  );
}
