import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import styles from './sentinel.module.css';

interface SentinelProps {
  /** Fetches what comes next. */
  readonly onReach: () => void;
  /** While true nothing is asked for, and the button, if it was pressed, keeps the focus. */
  readonly isLoading?: boolean;
}

/**
 * The end of a list that goes on: calls `onReach` whenever it comes within two screens of being seen, so that a fling
 * does not end at a gap. Its button is for who gets there in another way.
 */
export function Sentinel({ onReach, isLoading = false }: SentinelProps) {
  const { t } = useTranslation();
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!mark.current || isLoading || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReach();
      },
      { rootMargin: '200% 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onReach, isLoading]);

  return (
    <div ref={mark} className={styles.sentinel}>
      <Button variant="outlined" isLoading={isLoading} onClick={onReach}>
        {t('ui.loadMore')}
      </Button>
    </div>
  );
}
