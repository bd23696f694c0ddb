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
])('knows the key %s as %s', (key, command) => {
  expect(press(key)).toBe(command);
});

it('goes back with shift and space', () => {
  expect(press(' ', { shiftKey: true })).toBe('back');
});

it('leaves the arrows that scroll to the browser', () => {
  expect(press('ArrowDown')).toBeNull();
  expect(press('ArrowUp')).toBeNull();
});

it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('leaves every key with %s alone', (modifier) => {
  expect(press('ArrowLeft', { [modifier]: true })).toBeNull();
  expect(press('f', { [modifier]: true })).toBeNull();
});

it('leaves the keys of a field to the field', () => {
  expect(belongsToElement('ArrowLeft', document.createElement('input'))).toBe(true);
  expect(belongsToElement('a', document.createElement('textarea'))).toBe(true);
});

it('leaves space to the button that it presses, and turns with the arrows there', () => {
  const button = document.createElement('button');
  expect(belongsToElement(' ', button)).toBe(true);
  expect(belongsToElement('ArrowLeft', button)).toBe(false);
});
