import type { SessionCredentials } from '../../../domain/session/session.ts';

/** Why a session ends: the reader signs out, signs out to sign in again, or a service refuses the token. */
export type SessionEnd = 'signed-out' | 'signing-in-again' | 'refused';

/** A change of the session: opened in this tab, ended in this tab (with the reason), or changed in another tab. */
export type SessionChange = 'opened' | SessionEnd | 'in-another-tab';

/** The session of this device. All tabs share it, and it survives them. */
export interface Session {
  readonly current: SessionCredentials | null;
  /** False if the storage is full or forbidden. The session then ends with the tab. */
  readonly isPersisted: boolean;
  /** Returns `isPersisted`. */
  open(credentials: SessionCredentials): boolean;
  close(end: SessionEnd): void;
  /** Calls the listener on every change, also in another tab, until the returned function is called. */
  subscribe(listener: (change: SessionChange) => void): () => void;
}
