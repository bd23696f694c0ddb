/**
 * How old readers are, as far as anybody knows: another service's matter. What a reader declares is what counts
 * unless `platform.ts` joins a verifier here (rule 8).
 */
export interface AgeCheck {
  /** Null: nobody has said. */
  isAtLeast(years: number, readerId: string): Promise<boolean | null>;
}
