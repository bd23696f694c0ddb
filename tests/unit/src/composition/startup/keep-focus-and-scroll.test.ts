import { keepFocusAndScroll } from '../../../../../src/composition/startup/keep-focus-and-scroll.ts';

const markup =
  '<header><a href="/">Banca</a></header><main><ul><li><a href="/issue/a">A</a></li></ul></main>';

function showMarkup(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

it('keepFocusAndScroll restores the focus of the same link', () => {
  const root = showMarkup(markup);
  root.querySelector<HTMLElement>('li a')?.focus();
  const restore = keepFocusAndScroll(root);
  root.innerHTML = markup;
  restore();
  expect(document.activeElement?.textContent).toBe('A');
});

it('keepFocusAndScroll restores a focus that moved during rendering', () => {
  const root = showMarkup(markup);
  const restore = keepFocusAndScroll(root);
  root.querySelector<HTMLElement>('li a')?.focus();
  root.innerHTML = markup;
  restore();
  expect(document.activeElement?.textContent).toBe('A');
});

it('keepFocusAndScroll does not focus another element', () => {
  const root = showMarkup(markup);
  root.querySelector<HTMLElement>('li a')?.focus();
  const restore = keepFocusAndScroll(root);
  root.innerHTML = '<header></header><main><ul><li><button>A</button></li></ul></main>';
  restore();
  expect(document.activeElement).toBe(document.body);
});

it('keepFocusAndScroll keeps a focus outside the root', () => {
  const root = showMarkup(markup);
  keepFocusAndScroll(root)();
  expect(document.activeElement).toBe(document.body);
});

it('keepFocusAndScroll restores the scroll position of rows', () => {
  const root = showMarkup(markup);
  const oldRow = root.querySelector('ul') as HTMLElement;
  oldRow.scrollLeft = 240;
  const restore = keepFocusAndScroll(root);
  root.innerHTML = markup;
  const newRow = root.querySelector('ul') as HTMLElement;
  // The document of the test environment cannot scroll.
  newRow.scrollTo = ((to: ScrollToOptions) => {
    newRow.scrollLeft = to.left ?? 0;
  }) as Element['scrollTo'];
  restore();
  expect(newRow.scrollLeft).toBe(240);
});
