import { editDistance } from '../../../../../server/catalogue/search/edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['sertao', 'sertao', 0],
    ['serto', 'sertao', 1],
    ['serttao', 'sertao', 1],
    ['sertso', 'sertao', 1],
    ['setrao', 'sertao', 1],
    ['certso', 'sertao', 2],
    ['', 'gato', 4],
    ['gato', '', 4],
  ])('counts the errors from %s to %s', (typed, target, errors) => {
    expect(editDistance(typed, target)).toBe(errors);
  });

  it('ignores letters that are not typed yet', () => {
    expect(editDistance('eletrc', 'eletrico', true)).toBe(1);
    expect(editDistance('elet', 'eletrico', true)).toBe(0);
  });
});
