import type { ReaderProfilePresenter } from '../../presentation/shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../presentation/shell/session/session-presenter.ts';

/** If the app starts without a network, the session is kept: user and profile are loaded when the network returns. */
export function retryWhenOnline(
  network: EventTarget,
  session: SessionPresenter,
  profile: ReaderProfilePresenter,
): void {
  network.addEventListener('online', () => {
    if (session.failure) void session.restore();
    void profile.retry();
  });
}
