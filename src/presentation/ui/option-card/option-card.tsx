import { type ReactNode, use, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { GroupName } from './choice-group.tsx';
import styles from './option-card.module.css';

interface OptionCardProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isUnavailable?: boolean;
  /** Focuses the card as soon as it is true, because the focused element has disappeared. */
  readonly takesFocus?: boolean;
  readonly icon?: IconName;
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  /** Rendered at the end, such as a price. */
  readonly aside?: ReactNode;
  /** Rendered below, outside the label. */
  readonly children?: ReactNode;
}

/** An option of a `ChoiceGroup`. The whole card is clickable. */
export function OptionCard(props: OptionCardProps) {
  const { isChosen, onChoose, isUnavailable = false, icon, name, hint, aside, children } = props;
  const { takesFocus = false } = props;
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) radio.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.card} data-chosen={isChosen || undefined} data-off={isUnavailable || undefined}>
      <label className={styles.label}>
        <input
          ref={radio}
          type="radio"
          name={use(GroupName)}
          checked={isChosen}
          disabled={isUnavailable}
          onChange={onChoose}
        />
        {icon && <Icon name={icon} size={24} />}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
      </label>
      {children && <div className={styles.below}>{children}</div>}
    </div>
  );
}
