import { belongsToElement, commandOf } from '../../../../../src/presentation/reader/reader-keys.ts';

const commandFor = (key: string, modifiers: Partial<KeyboardEventInit> = {}) =>
  commandOf(new KeyboardEvent('keydown', { key, ...modifiers }));

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
  expect(commandFor(key)).toBe(command);
});

it('the reader goes back with Shift and Space', () => {
  expect(commandFor(' ', { shiftKey: true })).toBe('back');
});

it('the reader leaves the vertical arrow keys to the browser', () => {
  expect(commandFor('ArrowDown')).toBeNull();
  expect(commandFor('ArrowUp')).toBeNull();
});

it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('the reader ignores keys with %s', (modifier) => {
  expect(commandFor('ArrowLeft', { [modifier]: true })).toBeNull();
  expect(commandFor('f', { [modifier]: true })).toBeNull();
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
