import { sendCover } from '../../../../../../src/presentation/ui/motion/travelling-cover.ts';

const link = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no link ${id}`);
  return element;
};
const namesOfCovers = () =>
  [...document.querySelectorAll<HTMLElement>('[data-cover], [data-page-cover]')].map(
    ({ style }) => style.viewTransitionName,
  );

it('one cover travels at a time, and the cover of the current page stays', () => {
  document.body.innerHTML = `<span data-page-cover></span>
    <a id="first"><span data-cover></span></a><a id="second"><span data-cover></span></a>`;
  sendCover(link('first'));
  expect(namesOfCovers()).toEqual(['none', 'cover', '']);
  sendCover(link('second'));
  expect(namesOfCovers()).toEqual(['none', 'none', 'cover']);
});

it('a link without a cover sends nothing', () => {
  document.body.innerHTML = '<a id="plain"></a>';
  expect(() => sendCover(link('plain'))).not.toThrow();
});
