import { Type } from 'typebox';

export interface SliceRange {
  /** Counted from 0. */
  page: number;
  limit: number;
}

/** The schema of a list's query. */
export function sliceQuery(limits: { default: number; maximum: number }) {
  return Type.Object({
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.maximum,
        default: limits.default,
        description: 'The number of items per page.',
      }),
    ),
    page: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'Counted from 0.' }),
    ),
  });
}

/** Loads one more row than requested, which shows whether there is a next page. */
export const rowRangeOf = ({ page, limit }: SliceRange) => ({ limit: limit + 1, offset: page * limit });

export function sliceOf<Row, Item>(rows: Row[], { page, limit }: SliceRange, toItem: (row: Row) => Item) {
  return { items: rows.slice(0, limit).map(toItem), page, limit, hasNext: rows.length > limit };
}
