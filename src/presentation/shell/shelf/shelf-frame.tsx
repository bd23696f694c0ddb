import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../page-frame.tsx';
import type { ShelfLink } from './shelf-sections.ts';
import { ShelfTabs } from './shelf-tabs.tsx';

interface ShelfFrameProps {
  /** The name of the page in the title of the window. */
  readonly pageTitle: string;
  /** null: the tabs are hidden, because nobody is signed in. */
  readonly current: ShelfLink | null;
  readonly children: ReactNode;
}

/** The heading and the tabs of all screens of the shelf, so that they stay where they are. */
export function ShelfFrame({ pageTitle, current, children }: ShelfFrameProps) {
  const { t } = useTranslation();
  return (
    <PageFrame pageTitle={pageTitle} heading={t('shell.shelf')}>
      {current && <ShelfTabs current={current} />}
      {children}
    </PageFrame>
  );
}
