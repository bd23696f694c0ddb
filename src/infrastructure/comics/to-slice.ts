import type { Slice } from '../../domain/slice.ts';

/** Converts a part of a list, item by item. */
export const toSliceOf =
  <WireItem, Item>(toItem: (wire: WireItem) => Item) =>
  ({ items, page, limit, hasNext }: Slice<WireItem>): Slice<Item> => ({
    items: items.map(toItem),
    page,
    limit,
    hasNext,
  });
