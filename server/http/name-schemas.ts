import { isDeepStrictEqual } from 'node:util';

type Json = Record<string, unknown>;

/**
 * Moves every schema with a title to the components of an OpenAPI document and refers to it from where it was.
 * Titles and not $id: a schema that is used twice in one route may not have an $id.
 */
export function nameSchemas<Document extends { paths?: unknown; components?: unknown }>(
  document: Document,
): Document {
  const named: Json = {};

  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const visited = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, visit(part)]));
    if (typeof visited.title !== 'string') return visited;
    const { title, ...schema } = visited;
    if (title in named && !isDeepStrictEqual(named[title], schema)) {
      throw new Error(`Two different schemas are called ${title}.`);
    }
    named[title] = schema;
    return { $ref: `#/components/schemas/${title}` };
  };

  const paths = visit(document.paths);
  const schemas = Object.fromEntries(
    Object.entries(named).sort(([one], [other]) => one.localeCompare(other)),
  );
  return { ...document, paths, components: { ...(document.components as Json | undefined), schemas } };
}
