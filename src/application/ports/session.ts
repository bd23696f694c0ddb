import type { SessionCredentials } from '../../domain/session.ts';

/** The session of this device. Survives the tab and is the same in every tab. */
export interface Session {
  readonly current: SessionCredentials | null;
  open(credentials: SessionCredentials): void;
  close(): void;
  /** Told on every change, also one made in another tab. Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}
