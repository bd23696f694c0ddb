import type { IssueRequestPart } from '../../../src/presentation/issue/issue-presenter.ts';
import { GuardianPresenter } from '../../../src/presentation/shell/guardian/guardian-presenter.ts';
import { IssueRequest } from '../../../src/presentation/shell/guardian/issue-request.tsx';
import type { ReaderProfilePresenter } from '../../../src/presentation/shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../../src/presentation/shell/session/session-presenter.ts';
import { Lazy } from '../../../src/presentation/ui/lazy-loading/lazy.ts';
import { FakeClock } from '../device/fake-clock.ts';
import type { FakeGuardianRequests } from './fake-guardian-requests.ts';

/** The part of the issue page with which a child asks its guardian. */
export const setUpIssueRequest = (
  requests: FakeGuardianRequests,
  session: SessionPresenter,
  profile: ReaderProfilePresenter,
): Lazy<IssueRequestPart> =>
  new Lazy(async () => ({
    presenter: new GuardianPresenter(requests, session, profile, new FakeClock()),
    View: IssueRequest,
  }));
