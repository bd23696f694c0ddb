/** Checks the age of readers. The default uses the age that a reader declares; `platform.ts` can replace it (rule 8). */
export interface AgeVerifier {
  /** Null if the age is unknown. */
  isAtLeast(years: number, readerId: string): Promise<boolean | null>;
}
