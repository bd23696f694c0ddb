const identifiers = new Set(['externalId', 'external_id', 'merchandiseExternalId']);

/** Renames the services' identifiers to `id`, at any depth. */
export function rewriteIdentifiers(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(rewriteIdentifiers);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      identifiers.has(key) ? 'id' : key,
      rewriteIdentifiers(value),
    ]),
  );
}
