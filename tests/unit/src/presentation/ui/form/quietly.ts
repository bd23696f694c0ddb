import { jest } from '@jest/globals';

/** Runs what is meant to throw, without React's account of it on the console. */
export function quietly<Value>(run: () => Value): Value {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    return run();
  } finally {
    silence.mockRestore();
  }
}
