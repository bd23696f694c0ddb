import { creditsOf } from '../../../../../src/domain/catalogue/credits.ts';

describe('creditsOf', () => {
  it('lists each role once with all its contributors', () => {
    expect(
      creditsOf([
        { name: 'Ana Reis', slug: 'ana-reis', role: 'writer' },
        { name: 'Bia Sá', slug: 'bia-sa', role: 'writer' },
        { name: 'Ana Reis', slug: 'ana-reis', role: 'writer' },
      ]),
    ).toEqual([
      {
        role: 'writer',
        people: [
          { name: 'Ana Reis', slug: 'ana-reis' },
          { name: 'Bia Sá', slug: 'bia-sa' },
        ],
      },
    ]);
  });

  it('sorts roles in the order of production, unknown roles last', () => {
    const roles = ['flatter', 'translator', 'letterer', 'colorist', 'penciller', 'writer', 'creator'];
    const credits = creditsOf(roles.map((role) => ({ name: 'Ana Reis', slug: 'ana-reis', role })));
    expect(credits.map(({ role }) => role)).toEqual([...roles].reverse());
  });
});
