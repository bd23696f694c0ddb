import type { ReactNode } from 'react';
import { MainArea } from './main-area.tsx';

/** Only the main area. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return <MainArea isBare>{children}</MainArea>;
}
