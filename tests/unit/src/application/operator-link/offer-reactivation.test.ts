import { OfferReactivation } from '../../../../../src/application/operator-link/offer-reactivation.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { FakeSpecialFlows } from '../../../../fakes/operator-link/fake-special-flows.ts';

const day = 24 * 60 * 60 * 1000;

describe('OfferReactivation', () => {
  const build = () => {
    const clock = new FakeClock();
    return { clock, offer: new OfferReactivation(new FakeSpecialFlows(), clock) };
  };

  it('offers at most once in 24 hours', () => {
    const { clock, offer } = build();
    expect(offer.execute('ana')).toBe(true);
    expect(offer.execute('ana')).toBe(false);
    clock.advance(day - 1);
    expect(offer.execute('ana')).toBe(false);
    clock.advance(1);
    expect(offer.execute('ana')).toBe(true);
  });

  it('counts for each user separately', () => {
    const { offer } = build();
    offer.execute('ana');
    expect(offer.execute('bia')).toBe(true);
  });

  it('offers again if the clock was set back, and counts from then', () => {
    const { clock, offer } = build();
    offer.execute('ana');
    clock.advance(-365 * day);
    expect(offer.execute('ana')).toBe(true);
    expect(offer.execute('ana')).toBe(false);
  });
});
