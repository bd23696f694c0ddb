/** Stands for every CSS module under jsdom: a class is named as it is written. */
export default new Proxy({} as Record<string, string>, { get: (_, name) => String(name) });
