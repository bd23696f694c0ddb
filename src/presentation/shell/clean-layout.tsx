import type { ReactNode } from 'react';
import styles from './clean-layout.module.css';
import { Header } from './header.tsx';
import { MainArea } from './main-area.tsx';

/** A logo and a footer, for authentication and payment screens. */
export function CleanLayout({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <Header />
      <MainArea>{children}</MainArea>
      {footer}
    </div>
  );
}
