import { autorun } from 'mobx';
import { failures } from '../../../../../src/domain/failure.ts';
import { FollowedNews } from '../../../../../src/presentation/home/followed-news.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import type { FollowablePage } from '../../../../fakes/following/fake-follows.ts';
import { setUpFollows } from '../../../../fakes/following/set-up-follows.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

const published = (id: string, day: string) =>
  buildIssue({ id, publishedAt: `2026-03-${day}T12:00:00.000Z` });
const newest = published('newest', '20');
const seen = published('seen', '10');

const pages: readonly FollowablePage[] = [
  { kind: 'series', id: 'a', slug: 'a', name: 'A', issues: [newest, seen] },
  { kind: 'publisher', id: 'b', slug: 'b', name: 'B', issues: [newest] },
  { kind: 'creator', id: 'c', slug: 'c', name: 'C', issues: [seen] },
];
const seenAt = '2026-03-15T12:00:00.000Z';

function setUpNews() {
  const session = new FakeSession(exampleCredentials);
  const { service, follows } = setUpFollows(session, pages);
  service.marks = pages.map(({ kind, id }) => ({ kind, id, seenAt }));
  const { sessionPresenter } = setUpProfile({ session });
  sessionPresenter.start();
  return { service, follows, session, news: new FollowedNews(service, follows, sessionPresenter) };
}

describe('FollowedNews', () => {
  it('lists each newest issue that the reader has not seen once', async () => {
    const { news } = setUpNews();
    news.start();
    await flushPromises();
    expect(news.current?.items).toEqual([newest]);
    expect(news.current?.hasNext).toBe(false);
  });

  it('notifies a view that was rendered before it was started', async () => {
    const { news } = setUpNews();
    const counts: (number | undefined)[] = [];
    const stopObserving = autorun(() => counts.push(news.current?.items.length));
    const stop = news.start();
    await flushPromises();
    expect(counts).toEqual([undefined, 0, 1]);
    stop();
    stopObserving();
  });

  it('is empty for a reader without news', async () => {
    const { news, service } = setUpNews();
    service.marks = [];
    news.start();
    await flushPromises();
    expect(news.current?.isEmpty).toBe(true);
  });

  it('loads once, and again after the reader has seen the issues', async () => {
    const { news, service, follows } = setUpNews();
    news.start();
    await flushPromises();
    news.start();
    expect(service.requests).toEqual(['list 0']);
    await follows.visit({ kind: 'series', id: 'a' });
    await follows.visit({ kind: 'publisher', id: 'b' });
    news.start();
    // Until the new list has arrived, the former one stays, so that nothing moves twice.
    expect(news.current?.items).toEqual([newest]);
    await flushPromises();
    expect(news.current?.items).toEqual([]);
  });

  it('keeps the former list if the new one cannot be loaded', async () => {
    const { news, service, follows } = setUpNews();
    news.start();
    await flushPromises();
    await follows.visit({ kind: 'series', id: 'a' });
    service.failure = failures.networkConnection;
    news.start();
    await flushPromises();
    expect(service.requests.filter((call) => call === 'list 0')).toHaveLength(2);
    expect(news.current?.items).toEqual([newest]);
  });

  it('shows the list of the present reader if that of the former one arrives later', async () => {
    const { news, service, session } = setUpNews();
    const { release } = holdResponses(service, 'list');
    news.start();
    session.changeInAnotherTab(otherCredentials);
    await release(1);
    expect(news.current?.isSettled).toBe(true);
    const list = news.current;
    await release(0);
    expect(news.current).toBe(list);
  });

  it('shows the latest list if an earlier request is answered later', async () => {
    const { news, service, follows } = setUpNews();
    const { release } = holdResponses(service, 'list');
    news.start();
    await follows.visit({ kind: 'series', id: 'a' });
    await follows.visit({ kind: 'publisher', id: 'b' });
    news.start();
    await release(1);
    await release(0);
    expect(news.current?.items).toEqual([]);
    expect(news.current?.isSettled).toBe(true);
  });

  it('shows nothing of the reader who was signed in before, and loads the list of the next one', async () => {
    const { news, service, session } = setUpNews();
    const stop = news.start();
    await flushPromises();
    session.changeInAnotherTab(otherCredentials);
    expect(news.current?.items).toEqual([]);
    await flushPromises();
    expect(news.current?.items).toEqual([]);
    expect(service.requests).toEqual(['list 0', 'list 0']);
    stop();
  });

  it('shows nothing before it is started for the next reader', async () => {
    const { news, session } = setUpNews();
    const stop = news.start();
    await flushPromises();
    stop();
    session.close('signed-out');
    session.open(otherCredentials);
    expect(news.current).toBeNull();
  });
});
