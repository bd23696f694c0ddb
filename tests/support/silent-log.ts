/** For applications whose log, the security log included, is not part of a test. */
export const silentLog = { write: () => undefined };
