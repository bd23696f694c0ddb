import { Icon } from '../ui/icon/icon.tsx';
import type { IconName } from '../ui/icon/icon-names.ts';
import styles from './reader-bars.module.css';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed: boolean;
  readonly onClick: () => void;
}

/** Something that is on or off, as an icon. */
export function BarButton({ icon, label, isPressed, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
