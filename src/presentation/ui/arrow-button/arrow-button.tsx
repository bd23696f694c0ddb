import { Icon } from '../icon/icon.tsx';
import styles from './arrow-button.module.css';

interface ArrowButtonProps {
  readonly direction: 'previous' | 'next';
  readonly label: string;
  /** True at the end. The button keeps the focus, but a press does nothing. */
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** Moves a slider or carousel by one step. */
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
