import { memo, type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react';
import { CoversDrawn } from '../../ui/card-cover/covers-drawn.ts';
import type { CardWindow } from './card-window.ts';

interface CardBatchProps {
  readonly items: readonly unknown[];
  /** Which one of the batches of the list it is, from 0. */
  readonly batch: number;
  /** Around the list whose first items are the cards. */
  readonly grid: RefObject<HTMLElement | null>;
  readonly near: CardWindow;
  readonly children: (item: unknown, place: number) => ReactNode;
}

/** Few, so that little is drawn at once; enough, so that little is observed. */
const size = 10;

/** The batches that are drawn before anything tells what is near: a first screen of the widest kind. */
const first = 3;

export const batchesOf = (items: readonly unknown[]): readonly number[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, batch) => batch);

const partOf = ({ items, batch }: CardBatchProps) => items.slice(batch * size, (batch + 1) * size);

/** Some cards of a long list, not drawn anew when it grows. Their covers are drawn while they are near what is seen. */
export const CardBatch = memo(function CardBatch(props: CardBatchProps) {
  const { batch, grid, near, children } = props;
  const [isNear, setNear] = useState(batch < first);
  const from = batch * size;
  const part = partOf(props);
  const [head] = part;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first item is another element.
  useEffect(() => {
    const element = grid.current?.firstElementChild?.children[from];
    // Never in the way of scrolling.
    return element && near.watch(batch, element, (isNear) => startTransition(() => setNear(isNear)));
  }, [grid, near, batch, from, head]);

  return <CoversDrawn value={isNear}>{part.map((item, place) => children(item, from + place))}</CoversDrawn>;
}, isSame);

function isSame(before: CardBatchProps, after: CardBatchProps): boolean {
  const part = partOf(after);
  const parted = partOf(before);
  return (
    before.children === after.children &&
    part.length === parted.length &&
    part.every((item, place) => item === parted[place])
  );
}
