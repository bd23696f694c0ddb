import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import styles from './bar-button.module.css';

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** True to show the label below or beside the icon, where the window is wide enough. */
  readonly isLabelShown?: boolean;
  /** Omitted for buttons that cannot be on or off. */
  readonly isPressed?: boolean;
  /** True to keep the button in place and focusable, but without effect. */
  readonly isInactive?: boolean;
  readonly onClick: () => void;
}

export function BarButton(props: BarButtonProps) {
  const { icon, label, isLabelShown = false, isPressed, isInactive = false, onClick } = props;
  return (
    <button
      type="button"
      className={isLabelShown ? `${styles.button} ${styles.labelled}` : styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isInactive || undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
      {isLabelShown && <span>{label}</span>}
    </button>
  );
}
