import { keepFocusAndScroll } from '../../../../../src/composition/startup/keep-focus-and-scroll.ts';

const drawn = '<header><a href="/">Banca</a></header><main><ul><li><a href="/issue/a">A</a></li></ul></main>';

function show(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.replaceChildren(root);
  return root;
}

it('gives the focus back to the same link of what is drawn anew', () => {
  const root = show(drawn);
  root.querySelector<HTMLElement>('li a')?.focus();
  const giveBack = keepFocusAndScroll(root);
  root.innerHTML = drawn;
  giveBack();
  expect(document.activeElement?.textContent).toBe('A');
});

it('gives back a focus that came while it was drawn', () => {
  const root = show(drawn);
  const giveBack = keepFocusAndScroll(root);
  root.querySelector<HTMLElement>('li a')?.focus();
  root.innerHTML = drawn;
  giveBack();
  expect(document.activeElement?.textContent).toBe('A');
});

it('gives it to nothing else where the same is not there', () => {
  const root = show(drawn);
  root.querySelector<HTMLElement>('li a')?.focus();
  const giveBack = keepFocusAndScroll(root);
  root.innerHTML = '<header></header><main><ul><li><button>A</button></li></ul></main>';
  giveBack();
  expect(document.activeElement).toBe(document.body);
});

it('leaves the focus where it is outside', () => {
  const root = show(drawn);
  keepFocusAndScroll(root)();
  expect(document.activeElement).toBe(document.body);
});

it('scrolls rows to where they were', () => {
  const root = show(drawn);
  const row = root.querySelector('ul') as HTMLElement;
  row.scrollLeft = 240;
  const giveBack = keepFocusAndScroll(root);
  root.innerHTML = drawn;
  const again = root.querySelector('ul') as HTMLElement;
  // The test's document cannot scroll by itself.
  again.scrollTo = ((to: ScrollToOptions) => {
    again.scrollLeft = to.left ?? 0;
  }) as Element['scrollTo'];
  giveBack();
  expect(again.scrollLeft).toBe(240);
});
