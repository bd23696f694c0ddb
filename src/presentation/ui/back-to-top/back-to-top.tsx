import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon.tsx';
import { scrollPage } from '../scroll/scroll-page.ts';
import styles from './back-to-top.module.css';

/** Pixels of the page above the screen. */
const threshold = 200;

interface BackToTopProps {
  /** The id of the element that gets the focus, so that keys go on from the top as well; 'main' where nothing is said. */
  readonly focusId?: string;
}

/**
 * Leads back to the top of a page that was scrolled more than 200 px. As the last child of the main area it floats
 * over the end of the screen and comes to rest in the 48 px below that area, above the footer.
 */
export function BackToTop({ focusId = 'main' }: BackToTopProps) {
  const { t } = useTranslation();
  const isShown = useSyncExternalStore(followScrolling, isFarDown, () => false);
  const press = () => {
    scrollPage(0);
    document.getElementById(focusId)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.button}
      data-shown={isShown || undefined}
      aria-label={t('ui.backToTop')}
      title={t('ui.backToTop')}
      onClick={press}
    >
      <Icon name="arrow-up" size={22} />
    </button>
  );
}

const isFarDown = () => window.scrollY > threshold;

function followScrolling(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
