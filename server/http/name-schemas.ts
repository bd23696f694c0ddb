import { isDeepStrictEqual } from 'node:util';

type Json = Record<string, unknown>;

/**
 * Moves every schema with a title to the components of an OpenAPI document, and replaces it with a reference. It uses
 * titles because Fastify does not allow a schema with an $id twice in one route.
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
    const { title, ...rest } = visited;
    const { schema, referTo } = Array.isArray(rest.enum) ? vocabularyOf(rest, rest.enum) : plainSchema(rest);
    if (title in named && !isDeepStrictEqual(named[title], schema)) {
      throw new Error(`Two different schemas have the title ${title}.`);
    }
    named[title] = schema;
    return referTo(`#/components/schemas/${title}`);
  };

  const paths = visit(document.paths);
  const schemas = Object.fromEntries(Object.entries(named).sort(([a], [b]) => a.localeCompare(b)));
  return { ...document, paths, components: { ...(document.components as Json | undefined), schemas } };
}

interface NamedSchema {
  schema: Json;
  referTo(address: string): Json;
}

const plainSchema = (schema: Json): NamedSchema => ({ schema, referTo: ($ref) => ({ $ref }) });

/** Each use of a vocabulary can be nullable and have its own description and default. */
function vocabularyOf({ description, default: fallback, ...schema }: Json, values: unknown[]): NamedSchema {
  const annotations = {
    ...(description !== undefined && { description }),
    ...(fallback !== undefined && { default: fallback }),
  };
  if (!values.includes(null)) return { schema, referTo: ($ref) => ({ $ref, ...annotations }) };
  return {
    schema: { type: 'string', enum: values.filter((value) => value !== null) },
    referTo: ($ref) => ({ anyOf: [{ $ref }, { type: 'null' }], ...annotations }),
  };
}
