import { jest } from '@jest/globals';

/** Runs code that throws, without React's error output. */
export function withoutConsoleErrors<Value>(run: () => Value): Value {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    return run();
  } finally {
    silence.mockRestore();
  }
}
