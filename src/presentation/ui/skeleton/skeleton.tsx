import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A CSS length; '100%' where nothing is said. */
  readonly inlineSize?: string;
  /** A CSS length; not needed where there is a ratio. */
  readonly blockSize?: string;
  /** As in `aspect-ratio`: '2 / 3' for a cover. */
  readonly ratio?: string;
  readonly isRound?: boolean;
}

/** A block of the size of what comes. */
export function Skeleton({ inlineSize = '100%', blockSize, ratio, isRound = false }: SkeletonProps) {
  return (
    <span
      className={styles.block}
      data-round={isRound || undefined}
      style={{ inlineSize, blockSize, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}

/** Lines as high as those of the text around them; of several the last is shorter. */
export function SkeletonLines({ count = 1 }: { count?: number }) {
  const lines = Array.from({ length: count }, (_, line) => line);
  return (
    <span className={styles.lines} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}

interface LoadingStatusProps {
  readonly isLoading: boolean;
  /** What is said; 'Carregando…' where nothing is given. */
  readonly text?: string;
}

/** Says once for all the skeletons of a screen that it is loading. It stays on the screen, so that voices notice it. */
export function LoadingStatus({ isLoading, text }: LoadingStatusProps) {
  const { t } = useTranslation();
  return (
    <p className="visually-hidden" role="status">
      {isLoading ? (text ?? t('common.loading')) : ''}
    </p>
  );
}
