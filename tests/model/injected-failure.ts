import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A failure of a machine after a number of steps (statements, commits and gateway calls). `crash`: the machine does
 * nothing more. `error`: one step fails. `lost response`: one step is done but reported as failed.
 */
export interface InjectedFailure {
  /** Number of steps that succeed before the failure. */
  after: number;
  kind: 'crash' | 'error' | 'lost response';
}

/** Thrown by a step that fails on purpose. */
export class InjectedError extends Error {}

interface Execution {
  stepsLeft: number;
  kind: InjectedFailure['kind'];
  hasCrashed: boolean;
}

const executions = new AsyncLocalStorage<Execution>();

export interface ExecutionResult<Value> {
  /** Absent if the machine crashed. */
  value?: Value;
}

/** Runs the work with an injected failure. The result of a crashed machine is dropped. */
export async function runWithFailure<Value>(
  failure: InjectedFailure | null,
  work: () => Promise<Value>,
): Promise<ExecutionResult<Value>> {
  const execution: Execution = {
    stepsLeft: failure?.after ?? Number.POSITIVE_INFINITY,
    kind: failure?.kind ?? 'crash',
    hasCrashed: false,
  };
  const [outcome] = await executions.run(execution, () => Promise.allSettled([work()]));
  if (execution.hasCrashed) return {};
  if (outcome.status === 'rejected') throw outcome.reason;
  return { value: outcome.value };
}

/** Runs one step, or makes it fail. */
export async function runStep<Value>(work: () => Promise<Value>): Promise<Value> {
  const execution = executions.getStore();
  if (!execution) return work();
  execution.stepsLeft -= 1;
  if (execution.stepsLeft >= 0) return work();
  if (execution.kind === 'crash') execution.hasCrashed = true;
  else execution.stepsLeft = Number.POSITIVE_INFINITY;
  if (execution.kind === 'lost response') await work();
  throw new InjectedError(`Injected failure: ${execution.kind}.`);
}
