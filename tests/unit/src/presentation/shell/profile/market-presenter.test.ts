import { autorun } from 'mobx';
import { MarketPresenter } from '../../../../../../src/presentation/shell/profile/market-presenter.ts';
import { FakeMarketMemory } from '../../../../../fakes/account/fake-market-memory.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';

function setUp(remembered: string | null = null, session = new FakeSession(exampleCredentials)) {
  const memory = new FakeMarketMemory();
  if (remembered) memory.save('ana', remembered);
  const { sessionPresenter, profile, readers } = setUpProfile({
    session,
    reader: buildReader({ market: 'portugal' }),
  });
  const market = new MarketPresenter(sessionPresenter, profile, memory);
  market.start();
  return { market, memory, session, sessionPresenter, profile, readers };
}

describe('MarketPresenter', () => {
  it('is the default market for visitors', () => {
    const { market } = setUp('portugal', new FakeSession());
    expect(market.current).toBe('brazil');
  });

  it('is what the device remembers of the reader until the profile is loaded', () => {
    expect(setUp('portugal').market.current).toBe('portugal');
    expect(setUp().market.current).toBe('brazil');
  });

  it('is that of the profile, and remembers it', async () => {
    const { market, memory, profile } = setUp('brazil');
    await profile.load('ana');
    expect([market.current, memory.find('ana')]).toEqual(['portugal', 'portugal']);
  });

  it('is the default market again after the reader has signed out', async () => {
    const { market, session, sessionPresenter, profile } = setUp();
    sessionPresenter.start();
    await profile.load('ana');
    session.close('signed-out');
    expect(market.current).toBe('brazil');
  });

  it('keeps data that were requested with the session before its market was known', async () => {
    const { market, profile, session, sessionPresenter } = setUp();
    sessionPresenter.start();
    const { origin } = market;
    await profile.load('ana');
    expect([origin.market, market.current, market.isCurrent(origin)]).toEqual([null, 'portugal', true]);
    session.close('signed-out');
    expect(market.isCurrent(origin)).toBe(false);
  });

  it('does not keep data of the page for visitors', async () => {
    const { market, profile } = setUp();
    market.setUsesVisitorAnswers(true);
    const { origin } = market;
    market.setUsesVisitorAnswers(false);
    expect(market.isCurrent(origin)).toBe(true);
    await profile.load('ana');
    expect(market.isCurrent(origin)).toBe(false);
  });

  it('keeps data of visitors until the profile shows another market', async () => {
    const { market, profile, session, sessionPresenter } = setUp(null, new FakeSession());
    sessionPresenter.start();
    const { origin } = market;
    session.changeInAnotherTab(exampleCredentials);
    expect(market.isCurrent(origin)).toBe(true);
    await profile.load('ana');
    expect(market.isCurrent(origin)).toBe(false);
  });

  it('keeps data of visitors if the profile shows the default market', async () => {
    const { market, profile, readers, session, sessionPresenter } = setUp(null, new FakeSession());
    readers.reader = buildReader({ market: 'brazil' });
    sessionPresenter.start();
    const { origin } = market;
    session.changeInAnotherTab(exampleCredentials);
    await profile.load('ana');
    expect([market.current, market.isCurrent(origin)]).toEqual(['brazil', true]);
  });
});

describe('the key of a viewer', () => {
  it('stays when the market of the session becomes known, and is another one for visitors', async () => {
    const { market, profile, session, sessionPresenter } = setUp(null, new FakeSession());
    sessionPresenter.start();
    const keys: string[] = [];
    const stop = autorun(() => keys.push(market.viewerKey));
    session.open(exampleCredentials);
    await profile.load('ana');
    expect(market.current).toBe('portugal');
    session.close('signed-out');
    stop();
    expect(new Set(keys).size).toBe(3);
  });

  it('changes when the profile shows another market than the device remembers', async () => {
    const { market, profile } = setUp('brazil');
    const key = market.viewerKey;
    await profile.load('ana');
    expect(market.viewerKey).not.toBe(key);
  });

  it('changes when the market of the reader changes after it became known', async () => {
    const { market, profile, readers } = setUp();
    const key = market.viewerKey;
    await profile.load('ana');
    expect(market.viewerKey).toBe(key);
    readers.reader = buildReader({ market: 'brazil' });
    await profile.load('ana');
    expect([market.current, market.viewerKey === key]).toEqual(['brazil', false]);
  });

  it('changes if answers for visitors were used for a reader of another market', async () => {
    const { market, profile } = setUp();
    market.setUsesVisitorAnswers(true);
    const key = market.viewerKey;
    market.setUsesVisitorAnswers(false);
    expect(market.viewerKey).toBe(key);
    await profile.load('ana');
    expect(market.viewerKey).not.toBe(key);
  });
});
