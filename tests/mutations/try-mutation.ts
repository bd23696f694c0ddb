import { findTest, splitTest, type TestCommand } from './find-test.ts';
import type { Mutation } from './mutation.ts';
import { plantFault } from './plant-fault.ts';
import { runTest, type TestOutcome } from './run-test.ts';
import type { WorkingTree } from './working-tree.ts';

export type MutationResult =
  | { readonly result: 'detected'; readonly by: string }
  | { readonly result: 'not detected' }
  | { readonly result: 'error'; readonly reason: string };

/** Returns a function that tries one mutation. A test must first pass without the fault; that outcome is cached. */
export function createTrial(tree: Pick<WorkingTree, 'path' | 'files'>, run = runTest) {
  const outcomesWithoutFault = new Map<string, Promise<TestOutcome>>();

  function runWithoutFault(command: TestCommand): Promise<TestOutcome> {
    const key = JSON.stringify(command);
    const outcome = outcomesWithoutFault.get(key) ?? run(tree.path, command);
    outcomesWithoutFault.set(key, outcome);
    return outcome;
  }

  /** Null if the test passes with the fault. */
  async function runMutated(
    mutation: Mutation,
    { test, command }: { test: string; command: TestCommand },
  ): Promise<MutationResult | null> {
    const { result } = await runWithoutFault(command);
    if (result !== 'passed') throw new Error(`${test} is ${result} without the fault`);
    const outcome = await runWithFault(mutation, command);
    if (outcome.result === 'broken') throw new Error(`${test} does not run with the fault`);
    return outcome.result === 'failed'
      ? { result: 'detected', by: `${splitTest(test).file}: ${outcome.title}` }
      : null;
  }

  async function runWithFault(mutation: Mutation, command: TestCommand): Promise<TestOutcome> {
    const restore = await plantFault(tree.path, mutation);
    try {
      return await run(tree.path, command);
    } finally {
      await restore();
    }
  }

  return async (mutation: Mutation): Promise<MutationResult> => {
    try {
      // Fails before any test runs if the text does not occur exactly once.
      await (await plantFault(tree.path, mutation))();
      const tests = mutation.tests.flatMap((test) => {
        const command = findTest(tree.files, test);
        return command ? [{ test, command }] : [];
      });
      if (tests.length === 0) throw new Error('this revision has none of its tests');
      for (const test of tests) {
        const detected = await runMutated(mutation, test);
        if (detected) return detected;
      }
      return { result: 'not detected' };
    } catch (error) {
      return { result: 'error', reason: error instanceof Error ? error.message : String(error) };
    }
  };
}
