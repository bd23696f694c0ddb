import { jest } from '@jest/globals';
import { followFocus } from '../../../../../../src/presentation/ui/slider/follow-focus.ts';

const shown: Element[] = [];
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  shown.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  Element.prototype.scrollBy = () => {};
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** A row of two buttons without a size, because jsdom has no layout. */
function startRow(): { first: HTMLButtonElement; second: HTMLButtonElement; items: Element[] } {
  const row = document.createElement('ul');
  const [first, second] = [document.createElement('button'), document.createElement('button')];
  for (const button of [first, second]) {
    const item = document.createElement('li');
    item.append(button);
    row.append(item);
  }
  document.body.append(row);
  stop = followFocus(row);
  return { first, second, items: [...row.children] };
}

const setSize = (button: Element, width: number, height: number) => {
  button.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
};

it('followFocus shows the whole item of the focused element', () => {
  const { first, items } = startRow();
  setSize(first, 100, 40);
  first.focus();
  expect(shown).toEqual([items[0]]);
});

it('followFocus checks an element without a size again every 500 ms', () => {
  const { first, items } = startRow();
  first.focus();
  jest.advanceTimersByTime(500);
  setSize(first, 100, 40);
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(499);
  expect(shown).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(shown).toEqual([items[0]]);
});

it('followFocus gives up after five attempts', () => {
  const { first } = startRow();
  first.focus();
  jest.advanceTimersByTime(2500);
  expect(jest.getTimerCount()).toBe(0);
  setSize(first, 100, 40);
  jest.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
});

it('followFocus stops checking an element that has lost the focus', () => {
  const { first, second, items } = startRow();
  setSize(second, 100, 40);
  first.focus();
  second.focus();
  setSize(first, 100, 40);
  jest.advanceTimersByTime(5000);
  expect(shown).toEqual([items[1]]);
});

it('followFocus stops checking when the row is removed', () => {
  const { first } = startRow();
  first.focus();
  stop();
  expect(jest.getTimerCount()).toBe(0);
});
