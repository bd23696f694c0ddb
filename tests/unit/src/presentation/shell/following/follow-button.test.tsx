import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowButton } from '../../../../../../src/presentation/shell/following/follow-button.tsx';
import { useVisit } from '../../../../../../src/presentation/shell/following/use-visit.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { followablePages, setUpFollows } from '../../../../../fakes/following/set-up-follows.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../../set-up-routes.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const [series] = followablePages;

async function show(session: FakeSession) {
  const setup = setUpFollows(session);
  function ShownPage() {
    useVisit(setup.follows, series);
    return <FollowButton follows={setup.follows} target={series} name={series.name} />;
  }
  render(setUpRoutes('/series/nanquim', [{ path: '*', element: <ShownPage /> }]).element);
  await act(flushPromises);
  return setup;
}

describe('FollowButton', () => {
  it('follows, stops following, and shows the state', async () => {
    const { service } = await show(new FakeSession(exampleCredentials));
    await userEvent.click(screen.getByRole('button', { name: 'Seguir Nanquim' }));
    expect(service.marks).toMatchObject([{ kind: 'series', id: 'series-1' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Seguindo Nanquim' }));
    expect(service.marks).toEqual([]);
    expect(screen.getByRole('button', { name: 'Seguir Nanquim' })).toBeTruthy();
  });

  it('stops following what a list shows as followed, pressed before the follows are loaded', async () => {
    const { service, follows } = setUpFollows();
    service.marks = [{ kind: 'series', id: series.id, seenAt: '2026-01-01T00:00:00.000Z' }];
    const responses = holdResponses(service, 'listMarks');
    const button = <FollowButton follows={follows} target={series} name={series.name} isFollowedByDefault />;
    render(setUpRoutes('/', [{ path: '*', element: button }]).element);
    await userEvent.click(screen.getByRole('button', { name: 'Seguindo Nanquim' }));
    await act(() => responses.release());
    expect(service.requests).toEqual(['marks', 'remove series series-1']);
    expect(screen.getByRole('button', { name: 'Seguir Nanquim' })).toBeTruthy();
  });

  it('sends visitors to the sign-in screen and back, and remembers what they want to follow', async () => {
    const { pendingFollow } = await show(new FakeSession());
    const link = screen.getByRole('link', { name: 'Seguir Nanquim' });
    expect(link.getAttribute('href')).toBe('/auth/login?returnTo=%2Fseries%2Fnanquim');
    await userEvent.click(link);
    expect(pendingFollow.find()).toMatchObject({ kind: 'series', id: 'series-1' });
  });
});
