/** A part of a list. `page` counts from 0. */
export interface Slice<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly limit: number;
  readonly hasNext: boolean;
}

/** A part of a list whose length is known. */
export interface CountedSlice<Item> extends Slice<Item> {
  readonly total: number;
}

export interface SliceRequest {
  readonly page: number;
  readonly limit: number;
}

export const defaultPageSize = 20;

/** The platform returns no more items of a list at once. */
export const maxPageSize = 100;
