import { creditsOf } from '../../../../../src/domain/catalogue/credits.ts';

describe('the credits of an issue', () => {
  it('name each role once, with everybody who has it', () => {
    expect(
      creditsOf([
        { name: 'Ana Reis', role: 'writer' },
        { name: 'Bia Sá', role: 'writer' },
        { name: 'Ana Reis', role: 'writer' },
      ]),
    ).toEqual([{ role: 'writer', names: ['Ana Reis', 'Bia Sá'] }]);
  });

  it('follow the making of a comic, whatever order they came in; unknown roles come last', () => {
    const roles = ['flatter', 'translator', 'letterer', 'colorist', 'penciller', 'writer', 'creator'];
    const credits = creditsOf(roles.map((role) => ({ name: 'Ana Reis', role })));
    expect(credits.map(({ role }) => role)).toEqual([...roles].reverse());
  });
});
