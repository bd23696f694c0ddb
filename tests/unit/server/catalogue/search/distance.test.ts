import { distance } from '../../../../../server/catalogue/search/distance.ts';

describe('distance', () => {
  it.each([
    ['sertao', 'sertao', 0],
    ['serto', 'sertao', 1],
    ['serttao', 'sertao', 1],
    ['sertso', 'sertao', 1],
    ['setrao', 'sertao', 1],
    ['certso', 'sertao', 2],
    ['', 'gato', 4],
    ['gato', '', 4],
  ])('counts the errors from %s to %s', (typed, other, errors) => {
    expect(distance(typed, other)).toBe(errors);
  });

  it('forgives what is not typed yet', () => {
    expect(distance('eletrc', 'eletrico', true)).toBe(1);
    expect(distance('elet', 'eletrico', true)).toBe(0);
  });
});
