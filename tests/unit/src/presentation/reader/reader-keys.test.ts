import { belongsToElement, commandOf } from '../../../../../src/presentation/reader/reader-keys.ts';

const press = (key: string, held: Partial<KeyboardEventInit> = {}) =>
  commandOf(new KeyboardEvent('keydown', { key, ...held }));

it.each([
  ['ArrowLeft', 'left'],
  ['a', 'left'],
  ['A', 'left'],
  ['ArrowRight', 'right'],
  ['d', 'right'],
  ['Home', 'first'],
  ['End', 'last'],
  [' ', 'forward'],
  ['PageDown', 'forward'],
  ['PageUp', 'back'],
  ['f', 'full-screen'],
  ['Escape', 'leave'],
])('the reader maps the key %s to %s', (key, command) => {
  expect(press(key)).toBe(command);
});

it('the reader goes back with Shift and Space', () => {
  expect(press(' ', { shiftKey: true })).toBe('back');
});

it('the reader leaves the vertical arrow keys to the browser', () => {
  expect(press('ArrowDown')).toBeNull();
  expect(press('ArrowUp')).toBeNull();
});

it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('ignores keys with %s', (modifier) => {
  expect(press('ArrowLeft', { [modifier]: true })).toBeNull();
  expect(press('f', { [modifier]: true })).toBeNull();
});

it('the reader leaves keys in a field to the field', () => {
  expect(belongsToElement('ArrowLeft', document.createElement('input'))).toBe(true);
  expect(belongsToElement('a', document.createElement('textarea'))).toBe(true);
});

it('the reader leaves Space to a focused button, but not the arrow keys', () => {
  const button = document.createElement('button');
  expect(belongsToElement(' ', button)).toBe(true);
  expect(belongsToElement('ArrowLeft', button)).toBe(false);
});
