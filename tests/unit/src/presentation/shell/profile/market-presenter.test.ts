import { MarketPresenter } from '../../../../../../src/presentation/shell/profile/market-presenter.ts';
import { FakeMarketMemory } from '../../../../../fakes/account/fake-market-memory.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';

function setUp(remembered: string | null = null, session = new FakeSession(exampleCredentials)) {
  const memory = new FakeMarketMemory();
  if (remembered) memory.save('ana', remembered);
  const { sessionPresenter, profile } = setUpProfile({
    session,
    reader: buildReader({ market: 'portugal' }),
  });
  const market = new MarketPresenter(sessionPresenter, profile, memory);
  market.start();
  return { market, memory, session, sessionPresenter, profile };
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
    expect([origin.market, market.current, market.isOfViewer(origin)]).toEqual([null, 'portugal', true]);
    session.close('signed-out');
    expect(market.isOfViewer(origin)).toBe(false);
  });

  it('does not keep data of the page for visitors', async () => {
    const { market, profile } = setUp();
    market.assumeDefault(true);
    const { origin } = market;
    market.assumeDefault(false);
    expect(market.isOfViewer(origin)).toBe(true);
    await profile.load('ana');
    expect(market.isOfViewer(origin)).toBe(false);
  });

  it('keeps data of visitors for a reader of the default market', async () => {
    const { market, profile, session, sessionPresenter } = setUp(null, new FakeSession());
    sessionPresenter.start();
    const { origin } = market;
    session.changeInAnotherTab(exampleCredentials);
    expect(market.isOfViewer(origin)).toBe(true);
    await profile.load('ana');
    expect(market.isOfViewer(origin)).toBe(false);
  });
});
