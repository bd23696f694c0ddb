import { useEffect } from 'react';
import type { ComicReading } from './comic-reading.ts';
import { belongsToElement, commandOf, type ReaderCommand } from './reader-keys.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { IdleChrome } from './use-idle-chrome.ts';

/** Pixels that rounding may leave between the end of a page and the end of the window. */
const nearly = 2;

function canScroll(command: 'forward' | 'back'): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return command === 'back' ? scrollTop > nearly : scrollTop + clientHeight < scrollHeight - nearly;
}

function leaveControls(chrome: IdleChrome, fullScreen: FullScreen): void {
  if (!chrome.isShown && fullScreen.isOn) fullScreen.toggle();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  chrome.hide();
}

/** Says whether the command was carried out; a key that the browser scrolls with stays its own while it can. */
function obey(
  command: ReaderCommand,
  reading: ComicReading,
  chrome: IdleChrome,
  fullScreen: FullScreen,
): boolean {
  switch (command) {
    case 'left':
    case 'right':
      reading.turnTo(command);
      break;
    case 'first':
      reading.goTo(0);
      break;
    case 'last':
      reading.goToLast();
      break;
    case 'forward':
    case 'back':
      if (reading.choice.mode === 'vertical' || canScroll(command)) return false;
      reading.turn(command === 'forward' ? 1 : -1);
      break;
    case 'full-screen':
      fullScreen.toggle();
      break;
    case 'leave':
      leaveControls(chrome, fullScreen);
      break;
  }
  return true;
}

export function useReaderKeys(reading: ComicReading, chrome: IdleChrome, fullScreen: FullScreen): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || event.defaultPrevented || belongsToElement(event.key, event.target)) return;
      if (obey(command, reading, chrome, fullScreen)) event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [reading, chrome, fullScreen]);
}
