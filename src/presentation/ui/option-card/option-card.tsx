import { type ReactNode, use, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { GroupName } from './choice-group.tsx';
import styles from './option-card.module.css';

interface OptionCardProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isOff?: boolean;
  /** As soon as it is true: what had the focus has gone. */
  readonly takesFocus?: boolean;
  readonly icon?: IconName;
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  /** At its end, such as a price. */
  readonly aside?: ReactNode;
  /** Below it, and no part of its label. */
  readonly children?: ReactNode;
}

/** One of the several of a `ChoiceGroup`, as a card that is pressed anywhere. */
export function OptionCard(props: OptionCardProps) {
  const { isChosen, onChoose, isOff = false, icon, name, hint, aside, children } = props;
  const { takesFocus = false } = props;
  const radio = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) radio.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.card} data-chosen={isChosen || undefined} data-off={isOff || undefined}>
      <label className={styles.label}>
        <input
          ref={radio}
          type="radio"
          name={use(GroupName)}
          checked={isChosen}
          disabled={isOff}
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
