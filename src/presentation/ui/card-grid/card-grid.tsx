import type { ReactNode } from 'react';
import { Skeleton, SkeletonLines } from '../skeleton/skeleton.tsx';
import styles from './card-grid.module.css';

/** A grid of covers. Its children are list items. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
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
