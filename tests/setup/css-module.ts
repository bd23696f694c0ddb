/** Replaces all CSS modules in jsdom. Each class has its own name as value. */
export default new Proxy({} as Record<string, string>, { get: (_, name) => String(name) });
