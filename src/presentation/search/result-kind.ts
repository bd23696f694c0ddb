import { searchAddress } from '../shell/search/search-address.ts';

/** Kinds of results that have a page of their own. Issues are all on the overview. */
export type ResultKind = 'series' | 'publishers';

/** Reads the `in` of an address such as `/search?s=ana&in=series`. null for the overview. */
export function readResultKind(parameters: URLSearchParams): ResultKind | null {
  const kind = parameters.get('in');
  return kind === 'series' || kind === 'publishers' ? kind : null;
}

export const resultKindAddress = (query: string, kind: ResultKind): string =>
  `${searchAddress(query)}&in=${kind}`;
