import type { FollowTarget } from '../../../domain/following/follow.ts';

/** What a visitor wants to follow, until the sign-in that it leads to. Kept on the device for an hour. */
export interface PendingFollowStore {
  /** Replaces the previous target. */
  save(target: FollowTarget): void;
  /** null if there is none. */
  find(): FollowTarget | null;
  clear(): void;
}
