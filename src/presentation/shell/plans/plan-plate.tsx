import type { ReactNode } from 'react';
import { Tag } from '../../ui/tag/tag.tsx';
import styles from './plan-plate.module.css';

interface PlanPlateProps {
  /** How its rows are laid out. */
  readonly className: string | undefined;
  readonly isSuggested?: boolean;
  /** Pasted on its edge. */
  readonly tag?: string | null | undefined;
  readonly children: ReactNode;
}

/** What a plan stands on, in a list of plans. */
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
