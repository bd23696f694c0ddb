import { chooseModule, shuffleModules } from '../../../../src/domain/shuffle.ts';

describe('chooseModule', () => {
  it('returns each of the ten primes with the same probability', () => {
    const chosen = shuffleModules.map((_, index) => chooseModule((index + 0.5) / shuffleModules.length));
    expect(chosen).toEqual([7, 11, 23, 31, 41, 53, 61, 71, 83, 97]);
  });

  it('returns a prime at both ends of the range', () => {
    expect([chooseModule(0), chooseModule(1 - Number.EPSILON), chooseModule(1)]).toEqual([7, 97, 7]);
  });
});
