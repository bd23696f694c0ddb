import { rememberFocus } from '../../../../../../src/presentation/ui/focus/remember-focus.ts';

const place = (html: string) => {
  document.body.innerHTML = html;
};
const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
};
const focused = () => document.activeElement?.id ?? '';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  place(
    '<header><button id="menu"></button></header><main id="main" tabindex="-1"><section id="list" tabindex="-1"><p id="row"><button id="remove"></button></p></section></main>',
  );
});

it('brings the focus back to where it was', () => {
  byId('remove').focus();
  const bringBack = rememberFocus();
  byId('menu').focus();
  bringBack();
  expect(focused()).toBe('remove');
});

it('brings it to the nearest around that when it has gone', () => {
  byId('remove').focus();
  const bringBack = rememberFocus();
  byId('row').remove();
  bringBack();
  expect(focused()).toBe('list');
});

it('brings it to the main area when nothing around it is left', () => {
  byId('menu').focus();
  const bringBack = rememberFocus();
  byId('menu').remove();
  bringBack();
  expect(focused()).toBe('main');
});

it('brings it to the main area when the page was left meanwhile', () => {
  byId('menu').focus();
  const bringBack = rememberFocus();
  byId('menu').blur();
  window.history.pushState(null, '', '/catalog');
  bringBack();
  expect(focused()).toBe('main');
});
