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

/** The command of a key; null for keys that belong to the browser or other programs. */
export function commandOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): ReaderCommand | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (key === ' ' && shiftKey) return 'back';
  return commands[key.toLowerCase()] ?? null;
}

const fieldSelector = 'input, textarea, select, [contenteditable]';

/** True if the focused element handles the key: a field, or a button or link for the space key. None needs Escape. */
export function belongsToElement(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || key === 'Escape') return false;
  return target.closest(key === ' ' ? `${fieldSelector}, button, a` : fieldSelector) !== null;
}
