import { returnTo } from '../../../../../src/presentation/sign-in/return-to.ts';

describe('returnTo', () => {
  it.each([
    ['?returnTo=%2Freader%2F1', '/reader/1'],
    ['?returnTo=%2Fsearch%3Fs%3Dgato', '/search?s=gato'],
    ['', '/'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/'],
    ['?returnTo=%2F%2Fevil.example', '/'],
    ['?returnTo=%2F%5Cevil.example', '/'],
    ['?returnTo=%2Fauth%2Flogin', '/'],
  ])('leads %s to %s', (search, place) => {
    expect(returnTo(search)).toBe(place);
  });
});
