import { FollowsPresenter } from '../../../src/presentation/shell/following/follows-presenter.ts';
import { setUpProfile } from '../account/set-up-profile.ts';
import { buildIssue } from '../catalogue/build-issue.ts';
import { exampleCredentials, FakeSession } from '../session/fake-session.ts';
import { FakeFollows, type FollowablePage } from './fake-follows.ts';
import { FakePendingFollowStore } from './fake-pending-follow-store.ts';

const issue = buildIssue();

/** A series, its publisher and its creator. */
export const followablePages = [
  { kind: 'series', id: 'series-1', slug: 'nanquim', name: 'Nanquim', issues: [issue] },
  { kind: 'publisher', id: 'publisher-1', slug: 'ipe', name: 'Editora Ipê', issues: [issue] },
  { kind: 'creator', id: 'ana-reis', slug: 'ana-reis', name: 'Ana Reis', issues: [issue] },
] as const satisfies readonly FollowablePage[];

/** The presenter of follows with fakes. Ana is signed in unless the session has another reader. */
export function setUpFollows(
  session = new FakeSession(exampleCredentials),
  pages: readonly FollowablePage[] = followablePages,
) {
  const { sessionPresenter, notifications } = setUpProfile({ session });
  sessionPresenter.start();
  const service = new FakeFollows(...pages);
  service.sessionCheck = { session, revokedTokens: [] };
  const pendingFollow = new FakePendingFollowStore();
  const follows = new FollowsPresenter({
    follows: service,
    pendingFollow,
    session: sessionPresenter,
    notifications,
  });
  return {
    service,
    session,
    pendingFollow,
    follows,
    notifications,
    shownCodes: () => notifications.all.map(({ code }) => code),
  };
}
