import { OfferReactivation } from '../../../../../src/application/operator-link/offer-reactivation.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { FakeSpecialFlows } from '../../../../fakes/operator-link/fake-special-flows.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('OfferReactivation', () => {
  const setUpOfferReactivation = () => {
    const clock = new FakeClock();
    return { clock, offer: new OfferReactivation(new FakeSpecialFlows(), clock) };
  };

  it('offers at most once in 24 hours', () => {
    const { clock, offer } = setUpOfferReactivation();
    expect(offer.execute('ana')).toBe(true);
    expect(offer.execute('ana')).toBe(false);
    clock.advance(dayMs - 1);
    expect(offer.execute('ana')).toBe(false);
    clock.advance(1);
    expect(offer.execute('ana')).toBe(true);
  });

  it('counts for each user separately', () => {
    const { offer } = setUpOfferReactivation();
    offer.execute('ana');
    expect(offer.execute('bia')).toBe(true);
  });

  it('offers again if the clock was set back, and counts from then', () => {
    const { clock, offer } = setUpOfferReactivation();
    offer.execute('ana');
    clock.advance(-365 * dayMs);
    expect(offer.execute('ana')).toBe(true);
    expect(offer.execute('ana')).toBe(false);
  });
});
