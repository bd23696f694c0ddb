import type { ChildProcess } from 'node:child_process';

/** Waits until the platform has printed something. */
export function sayingOf(platform: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    platform.once('exit', () => reject(new Error(`The platform ended: ${said}`)));
    platform.stdout?.on('data', (text) => {
      said += text;
      const found = pattern.exec(said);
      if (found !== null) resolve(found);
    });
  });
}
