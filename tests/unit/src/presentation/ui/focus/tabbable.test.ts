import { tabbablesIn } from '../../../../../../src/presentation/ui/focus/tabbable.ts';

const tabbableIds = (html: string) => {
  document.body.innerHTML = html;
  return tabbablesIn(document).map(({ id }) => id);
};

it('tabbablesIn finds the elements that the Tab key reaches, in order', () => {
  expect(
    tabbableIds(
      '<a id="a" href="/"></a><a></a><button id="b"></button><input id="c"><select id="d"></select><p id="e" tabindex="0"></p>',
    ),
  ).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('tabbablesIn skips disabled and inert elements, and those with a negative tabindex', () => {
  expect(
    tabbableIds(
      '<button disabled></button><fieldset disabled><input></fieldset><div inert><input></div><p tabindex="-1"></p>',
    ),
  ).toEqual([]);
});

it('tabbablesIn finds only the checked radio button of a group', () => {
  expect(
    tabbableIds(
      '<form><input type="radio" name="a" id="a1"><input type="radio" name="a" id="a2" checked><input type="radio" name="b" id="b1"></form>',
    ),
  ).toEqual(['a2', 'b1']);
});
