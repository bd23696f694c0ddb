import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Progress from 0 to `total`; null if unknown. */
  readonly value: number | null;
  /** 1 by default. */
  readonly total?: number;
  /** Says what is in progress. Without it, the bar is decorative and other text says so. */
  readonly label?: string;
  /** 8 or 4 px high; 'medium' by default. 'thin' is for covers. */
  readonly size?: 'medium' | 'thin';
}

export function ProgressBar({ value, total = 1, label, size = 'medium' }: ProgressBarProps) {
  return (
    <progress
      className={`${styles.bar} ${styles[size]}`}
      value={value === null ? undefined : Math.min(Math.max(value, 0), total)}
      max={total}
      data-done={(value !== null && value >= total) || undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
