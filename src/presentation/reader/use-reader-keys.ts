import { useEffect } from 'react';
import type { ComicReading } from './comic-reading.ts';
import { belongsToElement, commandOf, type ReaderCommand } from './reader-keys.ts';
import type { BarVisibility } from './use-bar-visibility.ts';
import type { FullScreen } from './use-full-screen.ts';

/** Tolerance for rounding at the end of a page. */
const tolerancePx = 2;

function canScroll(command: 'forward' | 'back'): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return command === 'back' ? scrollTop > tolerancePx : scrollTop + clientHeight < scrollHeight - tolerancePx;
}

function leaveControls(bars: BarVisibility, fullScreen: FullScreen): void {
  if (!bars.isShown && fullScreen.isOn) fullScreen.toggle();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  bars.hide();
}

/** Returns true if the command was handled. Scrolling keys are left to the browser while it can scroll. */
function runCommand(
  command: ReaderCommand,
  reading: ComicReading,
  bars: BarVisibility,
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
      leaveControls(bars, fullScreen);
      break;
  }
  return true;
}

export function useReaderKeys(reading: ComicReading, bars: BarVisibility, fullScreen: FullScreen): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || event.defaultPrevented || belongsToElement(event.key, event.target)) return;
      if (runCommand(command, reading, bars, fullScreen)) event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [reading, bars, fullScreen]);
}
