import { rememberFocus } from '../../../../../../src/presentation/ui/focus/remember-focus.ts';

const renderHtml = (html: string) => {
  document.body.innerHTML = html;
};
const elementById = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no element #${id}.`);
  return element;
};
const focusedId = () => document.activeElement?.id ?? '';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  renderHtml(
    '<header><button id="menu"></button></header><main id="main" tabindex="-1"><section id="list" tabindex="-1"><p id="row"><button id="remove"></button></p></section></main>',
  );
});

it('rememberFocus restores the focus', () => {
  elementById('remove').focus();
  const restoreFocus = rememberFocus();
  elementById('menu').focus();
  restoreFocus();
  expect(focusedId()).toBe('remove');
});

it('rememberFocus focuses the nearest focusable ancestor if the element is gone', () => {
  elementById('remove').focus();
  const restoreFocus = rememberFocus();
  elementById('row').remove();
  restoreFocus();
  expect(focusedId()).toBe('list');
});

it('rememberFocus focuses the main area if no focusable ancestor is left', () => {
  elementById('menu').focus();
  const restoreFocus = rememberFocus();
  elementById('menu').remove();
  restoreFocus();
  expect(focusedId()).toBe('main');
});

it('rememberFocus focuses the main area if the page has changed', () => {
  elementById('menu').focus();
  const restoreFocus = rememberFocus();
  elementById('menu').blur();
  window.history.pushState(null, '', '/catalog');
  restoreFocus();
  expect(focusedId()).toBe('main');
});
