import { memo, type ReactNode, type RefObject, startTransition, useEffect, useState } from 'react';
import { CoversRendered } from '../../ui/card-cover/covers-rendered.ts';
import type { CardWindow } from './card-window.ts';

interface CardBatchProps {
  readonly items: readonly unknown[];
  /** Index of the batch in the list. */
  readonly batch: number;
  /** Contains the list element whose children are the cards. */
  readonly grid: RefObject<HTMLElement | null>;
  readonly cardWindow: CardWindow;
  readonly children: (item: unknown, index: number) => ReactNode;
}

/** Small enough to render quickly, large enough to keep the number of observed elements low. */
const batchSize = 10;

/** Batches rendered before visibility is known: they fill the widest first screen. */
const initialBatchCount = 3;

export const batchesOf = (items: readonly unknown[]): readonly number[] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, batch) => batch);

const itemsOfBatch = ({ items, batch }: CardBatchProps) =>
  items.slice(batch * batchSize, (batch + 1) * batchSize);

/** A batch of cards, not rendered again when the list grows. Covers are rendered only near the visible area. */
export const CardBatch = memo(function CardBatch(props: CardBatchProps) {
  const { batch, grid, cardWindow, children } = props;
  const [isNear, setNear] = useState(batch < initialBatchCount);
  const firstIndex = batch * batchSize;
  const items = itemsOfBatch(props);
  const [firstItem] = items;

  // biome-ignore lint/correctness/useExhaustiveDependencies: if the first item changes, so does the element.
  useEffect(() => {
    const element = grid.current?.firstElementChild?.children[firstIndex];
    // As a transition, so that scrolling stays smooth.
    return element && cardWindow.watch(batch, element, (isNear) => startTransition(() => setNear(isNear)));
  }, [grid, cardWindow, batch, firstIndex, firstItem]);

  return (
    <CoversRendered value={isNear}>
      {items.map((item, index) => children(item, firstIndex + index))}
    </CoversRendered>
  );
}, haveSameCards);

function haveSameCards(previous: CardBatchProps, next: CardBatchProps): boolean {
  const nextItems = itemsOfBatch(next);
  const previousItems = itemsOfBatch(previous);
  return (
    previous.children === next.children &&
    nextItems.length === previousItems.length &&
    nextItems.every((item, index) => item === previousItems[index])
  );
}
