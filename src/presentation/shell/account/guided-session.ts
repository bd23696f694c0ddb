import { createContext } from 'react';

/** The guardian of the account on the screen. Read it inside observers. */
export interface GuidedSession {
  readonly isGuided: boolean;
  /** null without a guardian, and until the profile is loaded. */
  readonly guardianName: string | null;
  /** True if the guardian opened this session on this device, and can return. */
  readonly isOpenedByGuardian: boolean;
  /** Asks for the guardian's password. */
  openReturn(): void;
}

export const GuidedSessionContext = createContext<GuidedSession>({
  isGuided: false,
  guardianName: null,
  isOpenedByGuardian: false,
  openReturn: () => undefined,
});
