import type { Failure } from '../../../domain/failure.ts';
import { type Result, succeeded } from '../../../domain/result.ts';
import { EndlessList } from './endless-list.ts';

/** A list that arrives in one response: one request, repeated after a failure. `keyOf`: see `EndlessList`. */
export const createSinglePageList = <Item>(
  load: () => Promise<Result<readonly Item[], Failure>>,
  keyOf?: (item: Item) => unknown,
): EndlessList<Item> =>
  new EndlessList(
    async (request) => {
      const outcome = await load();
      return outcome.ok ? succeeded({ ...request, items: outcome.value, hasNext: false }) : outcome;
    },
    Number.POSITIVE_INFINITY,
    keyOf,
  );
