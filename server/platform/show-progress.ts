import { SingleBar } from 'cli-progress';
import { replaceUnsafeCharacters } from '../text/unsafe-characters.ts';

export interface ProgressDisplay {
  show(done: number, total: number): void;
  /** Removes the bar. */
  clear(): void;
}

/** Shows a bar on a terminal. Otherwise it passes one line to `report` after each tenth of the work. */
export function showProgress(name: string, report?: (line: string) => void): ProgressDisplay {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {name}',
    clearOnComplete: true,
    hideCursor: true,
    noTTYOutput: false,
  });
  const printableName = replaceUnsafeCharacters(name, '');
  let isShown = false;
  let reportedTenths = 0;

  function showLine(done: number, total: number): void {
    const tenths = Math.floor((done / total) * 10);
    if (tenths === reportedTenths) return;
    reportedTenths = tenths;
    report?.(`${printableName}: ${done} of ${total}`);
  }

  return {
    show(done, total) {
      if (!process.stderr.isTTY) return showLine(done, total);
      if (!isShown) bar.start(total, done, { name: printableName });
      isShown = true;
      bar.update(done);
    },
    clear() {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
}
