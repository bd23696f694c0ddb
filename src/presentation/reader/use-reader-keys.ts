import { useEffect } from 'react';
import type { ComicReading } from './comic-reading.ts';
import { hasScrollRoom } from './gestures/scroll-room.ts';
import { belongsToElement, commandOf, type ReaderCommand } from './reader-keys.ts';
import type { FullScreen } from './use-full-screen.ts';

interface KeyTargets {
  readonly reading: ComicReading;
  readonly fullScreen: FullScreen;
  /** The unused space above the page, in CSS pixels. */
  readonly topSpace: number;
  /** Leaves the reader. */
  readonly onLeave: () => void;
}

/** Undoes one thing at a time: the zoom, full screen, then the reader itself. */
function leave({ reading, fullScreen, onLeave }: KeyTargets): void {
  if (reading.zoom) reading.zoomTo(null);
  else if (fullScreen.isOn) fullScreen.toggle();
  else onLeave();
}

/** Returns true if the command was handled. Scrolling keys are left to the browser while it can scroll. */
function runCommand(command: ReaderCommand, targets: KeyTargets): boolean {
  const { reading, fullScreen, topSpace } = targets;
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
    case 'back': {
      const direction = command === 'forward' ? 1 : -1;
      const isVertical = reading.choice.mode === 'vertical';
      if (isVertical || hasScrollRoom(document.documentElement, direction, topSpace)) return false;
      reading.turn(direction);
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

export function useReaderKeys({ reading, fullScreen, topSpace, onLeave }: KeyTargets): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || event.defaultPrevented || belongsToElement(event.key, event.target)) return;
      if (runCommand(command, { reading, fullScreen, topSpace, onLeave })) event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [reading, fullScreen, topSpace, onLeave]);
}
