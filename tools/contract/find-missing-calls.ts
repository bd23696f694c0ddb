/** The part of an OpenAPI document that has the calls. */
export interface DocumentedCalls {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Returns the required calls that a document does not describe. Names of parameters do not matter. */
export function findUndocumentedCalls(required: readonly string[], { paths }: DocumentedCalls): string[] {
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return findMissing(required, documented);
}

/** Returns the required calls that no text of `sources` sends, such as `send('GET /issue', …)`. */
export function findUnsentCalls(required: readonly string[], sources: readonly string[]): string[] {
  const sent = sources.flatMap(
    (source) => source.match(/(?<=['"`])(?:GET|POST|PUT|PATCH|DELETE) \/[^'"`]*/g) ?? [],
  );
  return findMissing(required, sent);
}

function findMissing(required: readonly string[], present: readonly string[]): string[] {
  const known = new Set(present.map(withoutNames));
  return required.filter((call) => !known.has(withoutNames(call)));
}

const withoutNames = (call: string) => call.replace(/\{\w+\}/g, '{}');
