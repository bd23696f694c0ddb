import { foldText } from '../../../../../../server/identity/passwords/strength/fold-text.ts';

it.each([
  ['Coração', 'coracao'],
  ['ÀÉÎÕÜ', 'aeiou'],
  ['ＳＥＮＨＡ１', 'senha1'],
  ['gibi 7!', 'gibi 7!'],
])('foldText(%j) is %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
