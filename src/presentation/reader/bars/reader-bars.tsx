import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { sendPage } from '../../ui/motion/travelling-cover.ts';
import { Tag } from '../../ui/tag/tag.tsx';
import type { ComicReading } from '../comic-reading.ts';
import type { BarVisibility } from '../use-bar-visibility.ts';
import type { FullScreen } from '../use-full-screen.ts';
import buttonStyles from './bar-button.module.css';
import { BarButton } from './bar-button.tsx';
import { PageSlider } from './page-slider.tsx';
import styles from './reader-bars.module.css';

interface BarProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly bars: BarVisibility;
}

interface TopBarProps extends BarProps {
  readonly issue: Issue;
  readonly isSample: boolean;
  /** True if the page travels back to the cover of the issue. */
  readonly doesPageTravel: boolean;
  readonly fullScreen: FullScreen;
  /** The choices of the reading mode, in a low window. */
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
  readonly reading: ComicReading;
  /** The choices of the reading mode, unless they are in the upper bar. */
  readonly children: ReactNode;
}

/** Controls to move through the comic and to change how it is shown. */
export function BottomBar({ ref, reading, bars, children }: BottomBarProps): ReactNode {
  const { t } = useTranslation();
  return (
    <section
      ref={ref}
      className={`${styles.bar} ${styles.bottom}`}
      aria-label={t('reader:controls')}
      data-shown={bars.isShown}
      {...bars.handlers}
    >
      <PageSlider reading={reading} />
      {children}
    </section>
  );
}
