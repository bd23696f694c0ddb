import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BackToTop } from '../ui/back-to-top/back-to-top.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { Lazy } from '../ui/lazy-loading/lazy.ts';
import { AccountCorner } from './account-corner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import styles from './default-layout.module.css';
import { Header } from './header.tsx';
import { MainArea } from './main-area.tsx';
import type { ReaderProfilePresenter } from './profile/reader-profile-presenter.ts';
import { HeaderSearch } from './search/header-search.tsx';
import type { SuggestionsPresenter } from './search/suggestions-presenter.ts';
import type { SessionPresenter } from './session/session-presenter.ts';
import { SideMenu } from './side-menu.tsx';

interface DefaultLayoutProps {
  readonly session: SessionPresenter;
  readonly profile: ReaderProfilePresenter;
  readonly suggestions: Lazy<SuggestionsPresenter>;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Side menu, header, main area and footer. At 1000 px and below the menu is a drawer; phones have a bar at the bottom. */
export const DefaultLayout = observer(
  ({ session, profile, suggestions, footer, children }: DefaultLayoutProps) => {
    const { t } = useTranslation();
    const { key } = useLocation();
    const [openedAt, setOpenedAt] = useState<string | null>(null);
    const toggle = useRef<HTMLButtonElement>(null);
    // The drawer belongs to the location where it was opened, so it closes on every navigation.
    const isOpen = openedAt === key;
    const close = () => setOpenedAt(null);

    useEffect(() => {
      if (!isOpen) return;
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        setOpenedAt(null);
        toggle.current?.focus();
      };
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    }, [isOpen]);

    return (
      <div className={styles.layout}>
        <a href="#main" className={styles.skip}>
          {t('shell.skipToContent')}
        </a>
        <Header
          start={
            <button
              type="button"
              ref={toggle}
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls="side-menu"
              aria-label={t(isOpen ? 'shell.closeMenu' : 'shell.openMenu')}
              onClick={() => setOpenedAt(isOpen ? null : key)}
            >
              <Icon name={isOpen ? 'x' : 'menu'} size={24} />
            </button>
          }
          middle={<HeaderSearch suggestions={suggestions} />}
          end={
            <AccountCorner
              isReady={session.isReady}
              user={session.user}
              isUserUnknown={session.failure !== null}
              onRetry={session.restore}
            />
          }
        />
        {isOpen && (
          <button
            type="button"
            className={styles.backdrop}
            tabIndex={-1}
            aria-hidden="true"
            onClick={close}
          />
        )}
        <div id="side-menu" className={styles.menu} data-open={isOpen || undefined}>
          <SideMenu
            isAuthenticated={session.isAuthenticated}
            hasPlans={profile.marketOffers.plans}
            needsReactivation={profile.needsReactivation}
          />
        </div>
        <div className={styles.content} inert={isOpen}>
          <MainArea>
            {children}
            <BackToTop />
          </MainArea>
          <Suspense>{footer}</Suspense>
          <BottomBar />
        </div>
      </div>
    );
  },
);
