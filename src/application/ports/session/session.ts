import type { SessionCredentials } from '../../../domain/session/session.ts';

/** Why a session ends: the reader signs out, signs out to sign in again, or a service refuses the token. */
export type SessionEnd = 'signed-out' | 'again' | 'refused';

/** What became of the session: opened here, ended here and why, or either of it in another tab of the same device. */
export type SessionChange = 'opened' | SessionEnd | 'elsewhere';

/** The session of this device. Survives the tab and is the same in every tab. */
export interface Session {
  readonly current: SessionCredentials | null;
  /** False: this device keeps nothing (its storage is full or forbidden), so the session ends with the tab. */
  readonly isKept: boolean;
  /** Tells whether it is kept. */
  open(credentials: SessionCredentials): boolean;
  close(end: SessionEnd): void;
  /** Told on every change, also one made in another tab. Returns how to stop listening. */
  subscribe(listener: (change: SessionChange) => void): () => void;
}
