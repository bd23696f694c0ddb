/** Checks the age of readers. The default uses the age that a reader declares; `platform.ts` can replace it (rule 8). */
export interface AgeVerifier {
  /** True if a visitor's declaration is enough. Otherwise visitors see no content for adults, because accounts are verified. */
  acceptsVisitors?: boolean;
  /** Null if the age is unknown. `hasGuardian`: a declaration by such an account does not count. */
  isAtLeast(years: number, reader: { readerId: string; hasGuardian: boolean }): Promise<boolean | null>;
}
