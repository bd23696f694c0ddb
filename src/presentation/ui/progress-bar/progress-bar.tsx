import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** How much is done, from 0 to `total`; null while nobody can tell. */
  readonly value: number | null;
  /** 1 where nothing is said. */
  readonly total?: number;
  /** What goes on; without it, something beside it says so and it decorates. */
  readonly label?: string;
  /** 8 or 4 px high; 'medium' where nothing is said. 'thin' is for covers. */
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
