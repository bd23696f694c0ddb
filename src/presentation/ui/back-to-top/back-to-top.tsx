import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon.tsx';
import { scrollPage } from '../scroll/scroll-page.ts';
import styles from './back-to-top.module.css';

/** The button appears after this scroll distance. */
const thresholdPx = 200;

interface BackToTopProps {
  /** Id of the element that gets the focus, so that the keyboard continues at the top; 'main' by default. */
  readonly focusId?: string;
}

/**
 * Scrolls to the top of the page. As the last child of the main area, it floats over the bottom of the screen and stops
 * in the 48 px below that area, above the footer. Where it would cover content, it is there only while the page is scrolled
 * up.
 */
export function BackToTop({ focusId = 'main' }: BackToTopProps) {
  const { t } = useTranslation();
  /** The direction of the last scroll; undefined near the top of the page. */
  const [direction, setDirection] = useState<'up' | 'down'>();
  useEffect(() => {
    let formerTop = 0;
    const readScroll = () => {
      const top = window.scrollY;
      setDirection(top <= thresholdPx ? undefined : top < formerTop ? 'up' : 'down');
      formerTop = top;
    };
    readScroll();
    window.addEventListener('scroll', readScroll, { passive: true });
    return () => window.removeEventListener('scroll', readScroll);
  }, []);
  const press = () => {
    scrollPage(0);
    document.getElementById(focusId)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.button}
      data-scrolled={direction}
      aria-label={t('ui.backToTop')}
      title={t('ui.backToTop')}
      onClick={press}
    >
      <Icon name="arrow-up" size={22} />
    </button>
  );
}
