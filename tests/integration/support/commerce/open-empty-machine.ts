import { FakeGateway } from '../fake-gateway.ts';
import { createScheduledJobsMachine, ManualClock } from '../scheduled-jobs-machine.ts';
import type { TestPlatform } from '../test-platform.ts';

/** Deletes all data, and creates a machine of scheduled jobs with a gateway of its own and a clock that stands still. */
export async function openEmptyMachine({ database, deleteAllData }: TestPlatform) {
  await deleteAllData();
  const clock = new ManualClock('2026-03-10T12:00:00Z');
  const gateway = new FakeGateway();
  return { clock, gateway, machine: createScheduledJobsMachine(database, gateway, clock) };
}
