import type { ReactNode } from 'react';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './plan-plate.module.css';

interface PlanPlateProps {
  /** The layout of its rows. */
  readonly className: string | undefined;
  readonly isSuggested?: boolean;
  /** A label on the edge of the card. */
  readonly tag?: string | null | undefined;
  readonly children: ReactNode;
}

/** The card of a plan in a list of plans. */
export function PlanPlate({ className, isSuggested = false, tag, children }: PlanPlateProps) {
  return (
    <li className={`${styles.plate} ${className}`} data-suggested={isSuggested || undefined}>
      {tag && (
        <p className={styles.tag}>
          <Tag variant={isSuggested ? 'magenta' : 'cyan'}>{tag}</Tag>
        </p>
      )}
      {children}
    </li>
  );
}
