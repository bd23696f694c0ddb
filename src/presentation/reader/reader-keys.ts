export type ReaderCommand =
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'forward'
  | 'back'
  | 'full-screen'
  | 'leave';

const commands: Readonly<Record<string, ReaderCommand>> = {
  arrowleft: 'left',
  a: 'left',
  arrowright: 'right',
  d: 'right',
  home: 'first',
  end: 'last',
  ' ': 'forward',
  pagedown: 'forward',
  pageup: 'back',
  f: 'full-screen',
  escape: 'leave',
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What a key asks of the reader; null for the keys of the browser and of other programs. */
export function commandOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): ReaderCommand | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === ' ' && shiftKey) return 'back';
  return commands[key.toLowerCase()] ?? null;
}

const fields = 'input, textarea, select, [contenteditable]';

/** True where the key has a meaning of its own: in a field, or space on what it presses. */
export function belongsToElement(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(key === ' ' ? `${fields}, button, a` : fields) !== null;
}
