import type { ReactNode } from 'react';
import styles from './clean-layout.module.css';
import { Header } from './header.tsx';
import { MainArea } from './main-area.tsx';

/** Only a logo header and a footer, for what is done once: signing in and the like. */
export function CleanLayout({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <Header />
      <MainArea>{children}</MainArea>
      {footer}
    </div>
  );
}
