/**
 * Resolves in a task of its own. The browser can handle input between tasks, so startup is divided into tasks of less
 * than 50 ms on a slow phone.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
