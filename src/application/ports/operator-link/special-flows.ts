/** A dialog that opens automatically, but not on every visit. */
export type SpecialFlow = 'reactivation';

/** Remembers on this device when each user last saw an automatic dialog. */
export interface SpecialFlows {
  /** null if it was never shown on this device. */
  findLastShown(flow: SpecialFlow, readerId: string): Date | null;
  markShown(flow: SpecialFlow, readerId: string, at: Date): void;
}
