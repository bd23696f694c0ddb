import { SingleBar } from 'cli-progress';

export interface ShownProgress {
  show(done: number, total: number): void;
  /** Takes the bar away. */
  clear(): void;
}

/** A bar on a terminal. Elsewhere a log wants lines: `tell` gets one for each tenth that is done, where it is given. */
export function showProgress(name: string, tell?: (line: string) => void): ShownProgress {
  const bar = new SingleBar({
    format: '{bar} {value}/{total} {name}',
    clearOnComplete: true,
    hideCursor: true,
    noTTYOutput: false,
  });
  const said = name.replace(/\p{Cc}/gu, '');
  let isShown = false;
  let tenths = 0;

  function showLine(done: number, total: number): void {
    const reached = Math.floor((done / total) * 10);
    if (reached === tenths) return;
    tenths = reached;
    tell?.(`${said}: ${done} of ${total}`);
  }

  return {
    show(done, total) {
      if (!process.stderr.isTTY) return showLine(done, total);
      if (!isShown) bar.start(total, done, { name: said });
      isShown = true;
      bar.update(done);
    },
    clear() {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
}
