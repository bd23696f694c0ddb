import type { CountedSlice, Slice } from '../../domain/slice.ts';

/** Returns a function that converts each item of a slice. */
export const toSliceOf =
  <WireItem, Item>(toItem: (wire: WireItem) => Item) =>
  ({ items, page, limit, hasNext }: Slice<WireItem>): Slice<Item> => ({
    items: items.map(toItem),
    page,
    limit,
    hasNext,
  });

/** Like `toSliceOf`, for lists with a length. */
export const toCountedSliceOf =
  <WireItem, Item>(toItem: (wire: WireItem) => Item) =>
  ({ total, ...slice }: CountedSlice<WireItem>): CountedSlice<Item> => ({
    ...toSliceOf(toItem)(slice),
    total,
  });
