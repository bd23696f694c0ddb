import styles from './icon.module.css';
import type { IconName } from './icon-names.ts';

/** A drawing beside words; what it means is said by the words or by the label of its button. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
