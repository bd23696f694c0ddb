/** Checks the age of readers. The default uses the age that a reader declares; `openPlatform` takes another one (rule 8). */
export interface AgeVerifier {
  /**
   * True if a declaration is enough. Otherwise visitors see no content for adults, and readers of unknown age learn that
   * their age must be verified.
   */
  acceptsDeclarations?: boolean;
  /** Null if the age is unknown. `hasGuardian`: a declaration by such an account does not count. */
  isAtLeast(years: number, reader: { readerId: string; hasGuardian: boolean }): Promise<boolean | null>;
}
