import type { ReaderProfilePresenter } from '../../presentation/shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../presentation/shell/session/session-presenter.ts';

/** A start without a network ends nobody's session: who is signed in, and their profile, is asked for when it returns. */
export function askAgainWhenOnline(
  network: EventTarget,
  session: SessionPresenter,
  profile: ReaderProfilePresenter,
): void {
  network.addEventListener('online', () => {
    if (session.failure) void session.restore();
    void profile.retry();
  });
}
