import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A CSS length; '100%' by default. */
  readonly inlineSize?: string;
  /** A CSS length; not needed with a ratio. */
  readonly blockSize?: string;
  /** As in `aspect-ratio`, such as '2 / 3' for a cover. */
  readonly ratio?: string;
  readonly isRound?: boolean;
}

/** A placeholder of the size of the content that loads. */
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

/** Lines as high as the surrounding text. The last of several is shorter. */
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
  /** 'Carregando…' by default. */
  readonly text?: string;
}

/** Announces that a screen is loading. It is always rendered, so that screen readers notice the change. */
export function LoadingStatus({ isLoading, text }: LoadingStatusProps) {
  const { t } = useTranslation();
  return (
    <p className="visually-hidden" role="status">
      {isLoading ? (text ?? t('common.loading')) : ''}
    </p>
  );
}
