import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import styles from './sentinel.module.css';

interface SentinelProps {
  /** Loads the next items. */
  readonly onReach: () => void;
  /** Replaces `onReach` when the button is pressed. */
  readonly onPress?: () => void;
  /** While true, nothing is requested, and the pressed button keeps the focus. */
  readonly isLoading?: boolean;
  /** True if only the button loads more, so that readers can reach what is below the list. */
  readonly waitsForPress?: boolean;
}

/**
 * The end of a growing list. Calls `onReach` when it comes within two screens of the visible area, so that fast
 * scrolling rarely reaches a gap. The button is for readers who get there in another way.
 */
export function Sentinel({ onReach, onPress, isLoading = false, waitsForPress = false }: SentinelProps) {
  const { t } = useTranslation();
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!mark.current || isLoading || waitsForPress || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReach();
      },
      { rootMargin: '200% 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onReach, isLoading, waitsForPress]);

  return (
    <div ref={mark} className={styles.sentinel}>
      <Button variant="outlined" isLoading={isLoading} onClick={onPress ?? onReach}>
        {t('ui.loadMore')}
      </Button>
    </div>
  );
}
