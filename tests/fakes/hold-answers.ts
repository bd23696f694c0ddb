type Asynchronous = (...values: never[]) => Promise<unknown>;

/** Makes a fake's method keep each answer until it is released: the oldest, or that of a place in the queue. */
export function holdAnswers<Name extends string, Method extends Asynchronous>(
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
      await settled();
    },
  };
}

/** Everything that was on its way has come. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
