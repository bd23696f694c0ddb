import type { Slice, SliceRequest } from '../../src/domain/slice.ts';

/** The requested part of a list, as a service returns it. */
export const sliceOf = <Item>(all: readonly Item[], { page, limit }: SliceRequest): Slice<Item> => ({
  items: all.slice(page * limit, (page + 1) * limit),
  page,
  limit,
  hasNext: all.length > (page + 1) * limit,
});
