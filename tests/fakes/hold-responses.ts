import { flushPromises } from './flush-promises.ts';

type AsyncMethod = (...values: never[]) => Promise<unknown>;

/** Delays the responses of a fake's method. `release` completes the oldest held response, or the one at `index`. */
export function holdResponses<Name extends string, Method extends AsyncMethod>(
  fake: Record<Name, Method>,
  methodName: Name,
) {
  const held: (() => void)[] = [];
  const respond = fake[methodName].bind(fake) as Method;
  fake[methodName] = (async (...values: never[]) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return respond(...values);
  }) as Method;
  return {
    async release(index = 0): Promise<void> {
      held.splice(index, 1)[0]?.();
      await flushPromises();
    },
  };
}
