import type { ReactNode } from 'react';
import { Skeleton, SkeletonLines } from '../skeleton/skeleton.tsx';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** True for rows with texts beside small covers; otherwise covers with texts below. */
  readonly isRows?: boolean;
  /** List items. */
  readonly children: ReactNode;
}

/** A grid of covers, or of rows in one or more columns. */
export function CardGrid({ isRows = false, children }: CardGridProps) {
  return <ul className={isRows ? styles.rows : styles.grid}>{children}</ul>;
}

/** Placeholders for loading rows. They are list items of a `CardGrid`. */
export function RowSkeletons({ count }: { count: number }) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return indexes.map((index) => (
    <li key={index} aria-hidden="true">
      <Skeleton blockSize="168px" />
    </li>
  ));
}

/** Placeholders for loading cards. They are list items of a `CardGrid` or a `Slider`. */
export function CardSkeletons({ count }: { count: number }) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return indexes.map((index) => (
    <li key={index} className={styles.skeleton} aria-hidden="true">
      <Skeleton ratio="2 / 3" />
      <SkeletonLines count={3} />
    </li>
  ));
}
