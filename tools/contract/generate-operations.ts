import { compileType, importWireTypes } from './compile-types.ts';
import { union } from './generate-error-codes.ts';
import { type Components, codesOf, type JsonSchema, type NamedOperation } from './open-api.ts';

/** Generates the interface of a service's operations, and a type for each. `common`: codes of `CommonWireErrorCode`. */
export async function generateOperations(
  name: string,
  operations: readonly NamedOperation[],
  schemas: Components,
  common: readonly string[],
): Promise<string> {
  const types = await Promise.all(
    operations.map((operation) => compileType(typeName(operation), definition(operation, common))),
  );
  const text = [
    '/** The operations of the service, by method and path. */',
    `export interface ${name} {`,
    ...operations.map(member),
    '}',
    '',
    types.join('\n\n'),
  ].join('\n');
  return [
    "import type { CommonWireErrorCode } from './error-codes.ts';",
    ...importWireTypes(text, schemas),
    '',
    text,
  ].join('\n');
}

const typeName = ({ operationId }: NamedOperation): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Operation`;

function member(operation: NamedOperation): string {
  const { method, path, summary, description } = operation;
  return [
    '  /**',
    `   * ${summary}`,
    ...(description ? ['   *', `   * ${description}`] : []),
    '   */',
    `  '${method} ${path}': ${typeName(operation)};`,
  ].join('\n');
}

/** Returns the schema of an object with the parameters, the answer and the error codes of an operation. */
function definition(operation: NamedOperation, common: readonly string[]): JsonSchema {
  const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const own = codesOf(operation).filter((code) => !common.includes(code));
  const query = parametersIn(operation, 'query');
  const properties: Record<string, JsonSchema> = {
    ...parametersIn(operation, 'path'),
    ...query,
    ...parametersIn(operation, 'header'),
    ...(content && { [mediaType === 'multipart/form-data' ? 'form' : 'body']: content.schema }),
    answer: answerOf(operation),
    code: { tsType: ['CommonWireErrorCode', ...(own.length > 0 ? [union(own)] : [])].join(' | ') },
  };
  const isOptional = (name: string) => name === 'query' && query.query?.required?.length === 0;
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !isOptional(name)),
  };
}

const propertyNames = { path: 'path', query: 'query', header: 'headers' } as const;

/** Returns a property with the schema of the parameters in a location. Empty if there are none. */
function parametersIn(
  { parameters = [] }: NamedOperation,
  location: keyof typeof propertyNames,
): Record<string, JsonSchema> {
  const located = parameters.filter((parameter) => parameter.in === location);
  if (located.length === 0) return {};
  const properties = located.map(({ name, schema, description }) => [
    name,
    { ...schema, ...(description && { description }) },
  ]);
  return {
    [propertyNames[location]]: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: located.filter(({ required }) => required).map(({ name }) => name),
    },
  };
}

/** Uses the first successful status, because an operation with two of them has the same answer for both. */
function answerOf({ responses }: NamedOperation): JsonSchema {
  const success = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1];
  const content = success && 'content' in success ? success.content : undefined;
  return Object.values(content ?? {})[0]?.schema ?? { type: 'null' };
}
