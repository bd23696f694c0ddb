import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import styles from './bar-button.module.css';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Left out where there is nothing to be on or off. */
  readonly isPressed?: boolean;
  /** It stays where it is, and in the order of the keyboard, but leads nowhere. */
  readonly isIdle?: boolean;
  readonly onClick: () => void;
}

/** A button of the reader's bars: an icon that says by its label what it does. */
export function BarButton({ icon, label, isPressed, isIdle = false, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
