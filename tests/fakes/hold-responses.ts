type Asynchronous = (...values: never[]) => Promise<unknown>;

/** Delays the answers of a fake's method until they are released: the oldest one, or the one at `place`. */
export function holdResponses<Name extends string, Method extends Asynchronous>(
  fake: Record<Name, Method>,
  name: Name,
) {
  const held: (() => void)[] = [];
  const answer = fake[name].bind(fake) as Method;
  fake[name] = (async (...values: never[]) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return answer(...values);
  }) as Method;
  return {
    async release(place = 0): Promise<void> {
      held.splice(place, 1)[0]?.();
      await flushPromises();
    },
  };
}

/** Resolves after all pending promises. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
