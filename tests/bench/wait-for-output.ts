import type { ChildProcess } from 'node:child_process';

/** Resolves when the platform has printed a matching text. */
export function waitForOutput(platform: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    platform.once('exit', () => reject(new Error(`The platform ended: ${output}`)));
    platform.stdout?.on('data', (text) => {
      output += text;
      const match = pattern.exec(output);
      if (match !== null) resolve(match);
    });
  });
}
