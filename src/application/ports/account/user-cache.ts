import type { IdentityUser } from '../../../domain/session/session.ts';

/** Private users kept on the device for 24 hours, so that a start need not wait for them. */
export interface UserCache {
  load(readerId: string): IdentityUser | null;
  save(user: IdentityUser): void;
  clear(): void;
}
