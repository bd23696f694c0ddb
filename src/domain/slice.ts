/** A part of a list. `page` counts from 0. */
export interface Slice<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly limit: number;
  readonly hasNext: boolean;
}

export interface SliceRequest {
  readonly page: number;
  readonly limit: number;
}

export const defaultPageSize = 20;
