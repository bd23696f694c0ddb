import type { ReactNode } from 'react';
import { PlanPlate } from '../shell/plans/plan-plate.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './plan-card.module.css';

interface PlanCardProps {
  readonly name: string;
  /** The operator of the plan. */
  readonly note?: string;
  /** A label on the edge of the card. */
  readonly tag?: string | null;
  readonly isSuggested?: boolean;
  readonly description: string;
  readonly features: readonly string[];
  readonly price?: ReactNode;
  /** Keeps the space of the price until the profile has loaded. Children see no prices. */
  readonly isPriceHidden?: boolean;
  /** null if there is no action. Then no space is reserved. */
  readonly action?: ReactNode;
}

/** A card of a plan. Its rows are aligned with those of the cards beside it. */
export function PlanCard(props: PlanCardProps) {
  const { name, note, tag, isSuggested = false, description, features, price, isPriceHidden, action } = props;
  return (
    <PlanPlate className={styles.card} isSuggested={isSuggested} tag={tag}>
      <h2>
        {name} {note && <span className={styles.note}>{note}</span>}
      </h2>
      <p className={styles.description}>{description}</p>
      <div className={styles.price} data-unseen={isPriceHidden || undefined} data-varies-by-reader>
        {price}
      </div>
      {action !== null && (
        <div className={styles.action} data-varies-by-reader>
          {action}
        </div>
      )}
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </PlanPlate>
  );
}
