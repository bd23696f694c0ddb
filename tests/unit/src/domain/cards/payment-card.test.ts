import { restoreCard, without } from '../../../../../src/domain/cards/payment-card.ts';

describe('a removed card', () => {
  const buildCard = (name: string) => ({ brand: 'visa', lastFourDigits: name });
  const earlierCards = ['1', '2', '3'].map(buildCard);
  const names = (cards: readonly { lastFourDigits: string }[]) =>
    cards.map((each) => each.lastFourDigits).join('');

  it('is found by its brand and last four digits', () => {
    const remaining = without([...earlierCards, { brand: 'amex', lastFourDigits: '2' }], buildCard('2'));
    expect(remaining.map(({ brand, lastFourDigits }) => `${brand} ${lastFourDigits}`)).toEqual([
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
  ])('%s is restored among %s as %s', (removed, remaining, restored) => {
    expect(names(restoreCard([...remaining].map(buildCard), buildCard(removed), earlierCards))).toBe(
      restored,
    );
  });
});
