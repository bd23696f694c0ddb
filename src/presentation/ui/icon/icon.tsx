import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

/** A decorative icon. The text beside it or the label of its button says what it means. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
