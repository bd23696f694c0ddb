/** Checks the age of readers. The default uses the age that a reader declares; `platform.ts` can replace it (rule 8). */
export interface AgeVerifier {
  /** Null if the age is unknown. `hasGuardian`: the account cannot declare its own age. */
  isAtLeast(years: number, reader: { readerId: string; hasGuardian: boolean }): Promise<boolean | null>;
}
