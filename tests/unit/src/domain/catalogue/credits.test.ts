import { creditsOf } from '../../../../../src/domain/catalogue/credits.ts';

describe('creditsOf', () => {
  it('lists each role once with all its contributors', () => {
    expect(
      creditsOf([
        { name: 'Ana Reis', role: 'writer' },
        { name: 'Bia Sá', role: 'writer' },
        { name: 'Ana Reis', role: 'writer' },
      ]),
    ).toEqual([{ role: 'writer', names: ['Ana Reis', 'Bia Sá'] }]);
  });

  it('sorts roles in the order of production, unknown roles last', () => {
    const roles = ['flatter', 'translator', 'letterer', 'colorist', 'penciller', 'writer', 'creator'];
    const credits = creditsOf(roles.map((role) => ({ name: 'Ana Reis', role })));
    expect(credits.map(({ role }) => role)).toEqual([...roles].reverse());
  });
});
