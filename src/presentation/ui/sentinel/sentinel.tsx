import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import styles from './sentinel.module.css';

interface SentinelProps {
  /** Loads the next items. */
  readonly onReach: () => void;
  /** While true, nothing is requested, and the pressed button keeps the focus. */
  readonly isLoading?: boolean;
}

/**
 * The end of a growing list. Calls `onReach` when it comes within two screens of the visible area, so that fast
 * scrolling rarely reaches a gap. The button is for readers who get there in another way.
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
