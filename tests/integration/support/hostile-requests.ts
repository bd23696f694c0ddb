import fc from 'fast-check';

/** The schema of a value in an OpenAPI document. */
export interface ValueSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  default?: unknown;
  anyOf?: ValueSchema[];
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
  minimum?: number;
  minLength?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: ValueSchema;
}

export interface ApiOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: ValueSchema }> };
}

export interface HostileRequest {
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Texts that a database, a file system or a calculation could reject or misinterpret. */
const hostileTexts = [
  '\0',
  'a\0b',
  '1e309',
  '-Infinity',
  'NaN',
  '1e300',
  '-1',
  '9223372036854775808',
  '99999999999',
  '',
  ' ',
  '%',
  '..',
  '\u{1f99c}'.repeat(40),
  'x'.repeat(300),
];

/** JSON that replaces a value in a body. */
const hostileJson = [
  ...hostileTexts.map((text) => JSON.stringify(text)),
  '1e309',
  '-1e309',
  '1e300',
  '1.5',
  '9223372036854775808',
  'null',
  'true',
  '[]',
  '{}',
  '"\\ud800"',
];

/** Returns an operation with all references to `schemas` resolved. */
export function resolveReferences(
  { parameters = [], requestBody }: ApiOperation,
  schemas: Readonly<Record<string, ValueSchema>>,
): ApiOperation {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...others } = value as { $ref?: string };
    if ($ref !== undefined)
      return { ...(resolve(schemas[$ref.split('/').at(-1) ?? '']) as object), ...others };
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]));
  };
  return resolve({ parameters, ...(requestBody && { requestBody }) }) as ApiOperation;
}

/** Creates requests of an operation, each with one hostile value instead of a valid one. */
export function buildHostileRequests(
  path: string,
  { parameters = [], requestBody }: ApiOperation,
): HostileRequest[] {
  const json = requestBody?.content['application/json']?.schema;
  const body = json && sampleOf(json);
  const buildRequest = (
    change?: { name: string; text: string },
    payload = json && JSON.stringify(body),
  ): HostileRequest => {
    const textOf = ({ name, schema }: Parameter) =>
      name === change?.name ? change.text : String(sampleOf(schema));
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    let url = path;
    for (const parameter of parameters) {
      const value = textOf(parameter);
      if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, encodeURIComponent(value));
      else if (parameter.in === 'query') query.set(parameter.name, value);
      else headers[parameter.name] = value;
    }
    return { url: `${url}?${query}`, headers, ...(payload !== undefined && { payload }) };
  };
  // A header cannot contain every text.
  const canContain = (parameter: Parameter, text: string) =>
    parameter.in !== 'header' || /^[ -~]*$/.test(text);
  return [
    ...parameters.flatMap((parameter) =>
      hostileTexts
        .filter((text) => canContain(parameter, text))
        .map((text) => buildRequest({ name: parameter.name, text })),
    ),
    ...listValuePaths(body).flatMap((path) =>
      hostileJson.map((value) => buildRequest(undefined, replaceValue(body, path, value))),
    ),
  ];
}

/** Returns a value that the schema accepts. */
function sampleOf(schema: ValueSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [name, sampleOf(property)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return sampleText(schema);
  }
}

function sampleText({ format, pattern, minLength = 1 }: ValueSchema): string {
  if (format === 'uuid') return '11111111-1111-4111-8111-111111111111';
  if (format === 'date') return '2000-01-31';
  if (!pattern) return 'a'.repeat(minLength);
  // Removes lookaheads, which fast-check does not support.
  const expression = new RegExp(pattern.replace(/\(\?[=!][^)]*\)/g, ''), 'u');
  const texts = fc.stringMatching(expression).filter((text) => text.length >= minLength);
  return fc.sample(texts, { numRuns: 1, seed: 1 })[0] ?? '';
}

type ValuePath = (string | number)[];

/** Returns the paths of all values in a body. */
function listValuePaths(value: unknown, path: ValuePath = []): ValuePath[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path];
  return Object.entries(value).flatMap(([name, inner]) => listValuePaths(inner, [...path, name]));
}

/** Returns the body as JSON with `json` at a path, because JSON.stringify cannot write numbers such as 1e309. */
function replaceValue(body: unknown, path: ValuePath, json: string): string {
  const mark = 'REPLACED';
  const copy = structuredClone(body) as Record<string, unknown>;
  let inner = copy;
  for (const name of path.slice(0, -1)) inner = inner[name] as Record<string, unknown>;
  inner[String(path.at(-1))] = mark;
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => json);
}
