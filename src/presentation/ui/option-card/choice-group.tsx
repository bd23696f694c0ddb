import { createContext, type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';

/** The name that the radio buttons of a group share. */
export const GroupName = createContext('');

interface ChoiceGroupProps {
  readonly legend: string;
  /** Where what stands before it says the same to eyes. */
  readonly isLegendHidden?: boolean;
  readonly children: ReactNode;
}

/** A question, with its answers as cards: each is an `OptionCard`. */
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

/** Answers beside each other where there is room. */
export function ChoicePairs({ children }: { children: ReactNode }) {
  return <div className={styles.pairs}>{children}</div>;
}
