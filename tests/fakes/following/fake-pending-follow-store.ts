import type { PendingFollowStore } from '../../../src/application/ports/following/pending-follow-store.ts';
import type { FollowTarget } from '../../../src/domain/following/follow.ts';

export class FakePendingFollowStore implements PendingFollowStore {
  #target: FollowTarget | null = null;

  save(target: FollowTarget) {
    this.#target = target;
  }

  find() {
    return this.#target;
  }

  clear() {
    this.#target = null;
  }
}
