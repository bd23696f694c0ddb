import type { IdentityUser } from '../../../domain/session/session.ts';

/** Caches private users on the device for 24 hours, so that the app starts without waiting for a request. */
export interface UserCache {
  load(readerId: string): IdentityUser | null;
  save(user: IdentityUser): void;
  clear(): void;
}
