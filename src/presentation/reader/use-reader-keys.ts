import { useEffect } from 'react';
import type { TurnDirection } from '../../domain/reading/page-window.ts';
import { turnDirectionOf } from '../../domain/reading/reading-choice.ts';
import type { ComicReading } from './comic-reading.ts';
import { belongsToElement, commandOf, type ReaderCommand } from './reader-keys.ts';
import type { FullScreen } from './use-full-screen.ts';

interface KeyTargets {
  readonly reading: ComicReading;
  readonly fullScreen: FullScreen;
  /** Scrolls a turned page. Returns false if nothing of it is left in this direction. */
  readonly scroll: (direction: TurnDirection) => boolean;
  /** Leaves the reader. */
  readonly onLeave: () => void;
}

/** Undoes one thing at a time: the zoom, full screen, then the reader itself. */
function leave({ reading, fullScreen, onLeave }: KeyTargets): void {
  if (reading.zoom) reading.zoomTo(null);
  else if (fullScreen.isOn) fullScreen.toggle();
  else onLeave();
}

/** Returns true if the command was handled. The browser handles the scrolling keys of scrolled pages. */
function runCommand(command: ReaderCommand, targets: KeyTargets): boolean {
  const { reading, fullScreen, scroll } = targets;
  switch (command) {
    case 'left':
    case 'right':
      if (!scroll(turnDirectionOf(command, reading.choice.direction))) reading.turnTo(command);
      break;
    case 'first':
      reading.goTo(0);
      break;
    case 'last':
      reading.goToLast();
      break;
    case 'forward':
    case 'back': {
      const direction = command === 'forward' ? 1 : -1;
      if (reading.choice.mode === 'vertical') return false;
      if (!scroll(direction)) reading.turn(direction);
      break;
    }
    case 'full-screen':
      fullScreen.toggle();
      break;
    case 'leave':
      leave(targets);
      break;
  }
  return true;
}

export function useReaderKeys({ reading, fullScreen, scroll, onLeave }: KeyTargets): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || event.defaultPrevented || belongsToElement(event.key, event.target)) return;
      if (runCommand(command, { reading, fullScreen, scroll, onLeave })) event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [reading, fullScreen, scroll, onLeave]);
}
