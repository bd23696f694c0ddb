/** What is shown to a user by itself, and not every time. */
export type SpecialFlow = 'reactivation';

/** Remembers on this device when each user was last shown what comes by itself. */
export interface SpecialFlows {
  /** null: never, as far as this device knows. */
  lastShown(flow: SpecialFlow, readerId: string): Date | null;
  markShown(flow: SpecialFlow, readerId: string, at: Date): void;
}
