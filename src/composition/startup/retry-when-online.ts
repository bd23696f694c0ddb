import type { ReaderProfilePresenter } from '../../presentation/shell/profile/reader-profile-presenter.ts';
import type { ReadingProgressPresenter } from '../../presentation/shell/reading/reading-progress-presenter.ts';
import type { SessionPresenter } from '../../presentation/shell/session/session-presenter.ts';

/**
 * If the app starts without a network, the session is kept: user, profile and reading progress are loaded when the
 * network returns.
 */
export function retryWhenOnline(
  network: EventTarget,
  session: SessionPresenter,
  profile: ReaderProfilePresenter,
  progress: ReadingProgressPresenter,
): void {
  network.addEventListener('online', () => {
    if (session.failure) void session.restore();
    void profile.retry();
    void progress.retry();
  });
}
