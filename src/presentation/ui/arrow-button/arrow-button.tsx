import { Icon } from '../icon/icon.tsx';
import styles from './arrow-button.module.css';

interface ArrowButtonProps {
  readonly direction: 'previous' | 'next';
  readonly label: string;
  /** True at the end: it keeps the focus, and a press does nothing. */
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** Leads to what is beside: of a slider or a carousel. */
export function ArrowButton({ direction, label, isDisabled = false, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon name={direction === 'next' ? 'chevron-right' : 'chevron-left'} size={22} />
    </button>
  );
}
