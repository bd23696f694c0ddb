import { restoreCard, without } from '../../../../../src/domain/cards/payment-card.ts';

describe('a removed card', () => {
  const card = (name: string) => ({ brand: 'visa', lastFourDigits: name });
  const before = ['1', '2', '3'].map(card);
  const names = (cards: readonly { lastFourDigits: string }[]) =>
    cards.map((each) => each.lastFourDigits).join('');

  it('is found by its brand and last four digits', () => {
    const others = without([...before, { brand: 'amex', lastFourDigits: '2' }], card('2'));
    expect(others.map(({ brand, lastFourDigits }) => `${brand} ${lastFourDigits}`)).toEqual([
      'visa 1',
      'visa 3',
      'amex 2',
    ]);
  });

  it.each([
    ['1', '23', '123'],
    ['2', '13', '123'],
    ['3', '12', '123'],
    ['2', '3', '23'],
    ['3', '14', '134'],
    ['2', '4', '24'],
    ['2', '', '2'],
    ['2', '123', '123'],
  ])('%s returns among %s as %s', (removed, left, whole) => {
    expect(names(restoreCard([...left].map(card), card(removed), before))).toBe(whole);
  });
});
