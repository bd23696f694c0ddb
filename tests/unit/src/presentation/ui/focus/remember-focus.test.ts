import { rememberFocus } from '../../../../../../src/presentation/ui/focus/remember-focus.ts';

const renderHtml = (html: string) => {
  document.body.innerHTML = html;
};
const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no element #${id}.`);
  return element;
};
const focused = () => document.activeElement?.id ?? '';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  renderHtml(
    '<header><button id="menu"></button></header><main id="main" tabindex="-1"><section id="list" tabindex="-1"><p id="row"><button id="remove"></button></p></section></main>',
  );
});

it('rememberFocus restores the focus', () => {
  byId('remove').focus();
  const restoreFocus = rememberFocus();
  byId('menu').focus();
  restoreFocus();
  expect(focused()).toBe('remove');
});

it('rememberFocus focuses the nearest focusable ancestor if the element is gone', () => {
  byId('remove').focus();
  const restoreFocus = rememberFocus();
  byId('row').remove();
  restoreFocus();
  expect(focused()).toBe('list');
});

it('rememberFocus focuses the main area if no focusable ancestor is left', () => {
  byId('menu').focus();
  const restoreFocus = rememberFocus();
  byId('menu').remove();
  restoreFocus();
  expect(focused()).toBe('main');
});

it('rememberFocus focuses the main area if the page has changed', () => {
  byId('menu').focus();
  const restoreFocus = rememberFocus();
  byId('menu').blur();
  window.history.pushState(null, '', '/catalog');
  restoreFocus();
  expect(focused()).toBe('main');
});
