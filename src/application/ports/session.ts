import type { SessionCredentials } from '../../domain/session.ts';

/** Where the session was opened or closed: by this tab, or by another one of the same device. */
export type SessionChange = 'here' | 'elsewhere';

/** The session of this device. Survives the tab and is the same in every tab. */
export interface Session {
  readonly current: SessionCredentials | null;
  /** False: this device keeps nothing (its storage is full or forbidden), so the session ends with the tab. */
  readonly isKept: boolean;
  /** Tells whether it is kept. */
  open(credentials: SessionCredentials): boolean;
  close(): void;
  /** Told on every change, also one made in another tab. Returns how to stop listening. */
  subscribe(listener: (change: SessionChange) => void): () => void;
}
