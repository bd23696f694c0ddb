import { type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { sendPage } from '../../ui/motion/travelling-cover.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import type { BarVisibility } from '../use-bar-visibility.ts';
import type { FullScreen } from '../use-full-screen.ts';
import buttonStyles from './bar-button.module.css';
import { BarButton } from './bar-button.tsx';
import styles from './reader-bars.module.css';

interface BarProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly bars: BarVisibility;
}

interface TopBarProps extends BarProps {
  readonly issue: Issue;
  readonly isSample: boolean;
  /** True if the page travels back to the cover of the issue. */
  readonly doesPageTravel: boolean;
  readonly fullScreen: FullScreen;
  /** The controls, unless they are in the lower bar. */
  readonly children: ReactNode;
}

/** The title, the way back and the full-screen button. */
export function TopBar(props: TopBarProps) {
  const { ref, issue, isSample, doesPageTravel, bars, fullScreen, children } = props;
  const { t } = useTranslation();
  return (
    <header ref={ref} className={`${styles.bar} ${styles.top}`} data-shown={bars.isShown} {...bars.handlers}>
      <Link
        className={buttonStyles.button}
        to={`/issue/${encodeURIComponent(issue.slug)}`}
        onClick={doesPageTravel ? sendPage : undefined}
        viewTransition={doesPageTravel}
        aria-label={t('reader:back')}
        title={t('reader:back')}
      >
        <Icon name="arrow-left" size={22} />
      </Link>
      <h1 className={styles.title}>{issue.content.title}</h1>
      {isSample && <Tag>{t('reader:sample')}</Tag>}
      {children}
      {fullScreen.isAvailable && (
        <BarButton
          icon={fullScreen.isOn ? 'minimize' : 'maximize'}
          label={t('reader:fullScreen')}
          isPressed={fullScreen.isOn}
          onClick={fullScreen.toggle}
        />
      )}
    </header>
  );
}

interface BottomBarProps extends BarProps {
  readonly children: ReactNode;
}

export function BottomBar({ ref, bars, children }: BottomBarProps) {
  const { releaseHolds } = bars;
  // Full screen may remove the bar while the pointer or the focus is in it.
  useEffect(() => releaseHolds, [releaseHolds]);
  return (
    <div ref={ref} className={`${styles.bar} ${styles.bottom}`} data-shown={bars.isShown} {...bars.handlers}>
      {children}
    </div>
  );
}
