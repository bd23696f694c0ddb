import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What befalls whoever works on a request once they have taken so many steps: statements, commits, words with the
 * gateway. `dies`: the machine is gone, nothing that it would have done next happens. `stumbles`: that one step fails,
 * and the machine goes on; `stumbles late`: it was done all the same, only the answer got lost.
 */
export interface Fate {
  after: number;
  kind: 'dies' | 'stumbles' | 'stumbles late';
}

/** Thrown in the place of a step that fails. */
export class Mishap extends Error {}

interface Life {
  stepsLeft: number;
  kind: Fate['kind'];
  isOver: boolean;
}

const lives = new AsyncLocalStorage<Life>();

export interface Lived<Value> {
  /** Absent where the machine died. */
  value?: Value;
}

/** Does some work until its fate meets it; what a machine that died would have answered reaches nobody. */
export async function live<Value>(fate: Fate | null, work: () => Promise<Value>): Promise<Lived<Value>> {
  const life: Life = {
    stepsLeft: fate?.after ?? Number.POSITIVE_INFINITY,
    kind: fate?.kind ?? 'dies',
    isOver: false,
  };
  const [outcome] = await lives.run(life, () => Promise.allSettled([work()]));
  if (life.isOver) return {};
  if (outcome.status === 'rejected') throw outcome.reason;
  return { value: outcome.value };
}

/** One step, if fate has it. */
export async function step<Value>(act: () => Promise<Value>): Promise<Value> {
  const life = lives.getStore();
  if (!life) return act();
  life.stepsLeft -= 1;
  if (life.stepsLeft >= 0) return act();
  if (life.kind === 'dies') life.isOver = true;
  else life.stepsLeft = Number.POSITIVE_INFINITY;
  if (life.kind === 'stumbles late') await act();
  throw new Mishap(`The machine ${life.kind}.`);
}
