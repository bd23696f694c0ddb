import { createContext, type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';

/** The name that the radio buttons of a group share. */
export const GroupName = createContext('');

interface ChoiceGroupProps {
  readonly legend: string;
  /** True if visible text above already says the same. */
  readonly isLegendHidden?: boolean;
  readonly children: ReactNode;
}

/** A question with a choice of answers: each child is an `OptionCard`. */
export function ChoiceGroup({ legend, isLegendHidden = false, children }: ChoiceGroupProps) {
  return (
    <GroupName value={useId()}>
      <fieldset className={styles.group}>
        <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
        {children}
      </fieldset>
    </GroupName>
  );
}

/** Options side by side if there is space. */
export function ChoicePairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>;
}
