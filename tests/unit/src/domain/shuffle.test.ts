import { chooseModule, shuffleModules } from '../../../../src/domain/shuffle.ts';

describe('the module of a visit', () => {
  it('is each of the ten primes with the same chance', () => {
    const chosen = shuffleModules.map((_, place) => chooseModule((place + 0.5) / shuffleModules.length));
    expect(chosen).toEqual([7, 11, 23, 31, 41, 53, 61, 71, 83, 97]);
  });

  it('is one of them at both ends too', () => {
    expect([chooseModule(0), chooseModule(1 - Number.EPSILON), chooseModule(1)]).toEqual([7, 97, 7]);
  });
});
