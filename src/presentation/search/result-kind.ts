import { searchAddress } from '../shell/search/search-address.ts';

/** Kinds of results that have a page of their own. Issues are all on the overview. */
const resultKinds = ['series', 'publishers', 'people'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Reads the `in` of an address such as `/search?s=ana&in=series`. null for the overview. */
export function readResultKind(parameters: URLSearchParams): ResultKind | null {
  const kind = parameters.get('in');
  return resultKinds.find((each) => each === kind) ?? null;
}

export const resultKindAddress = (query: string, kind: ResultKind): string =>
  `${searchAddress(query)}&in=${kind}`;
