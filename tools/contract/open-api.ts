/** The parts of OpenAPI and JSON Schema that the platform's documents use. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Components };
}

/** Schemas by name. */
export type Components = Readonly<Record<string, JsonSchema>>;

export interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly in: 'path' | 'query' | 'header';
    readonly name: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: MediaTypes };
  /** By status. A failure with a single code is a reference to the component that is named by the code. */
  readonly responses: Readonly<Record<string, { readonly $ref: string } | DescribedResponse>>;
}

export interface DescribedResponse {
  readonly content?: MediaTypes;
}

type MediaTypes = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** The last part of a reference. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Returns the operations of a document with their methods and paths, sorted by name. */
export function operationsOf({ paths }: OpenApiDocument) {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    )
    .sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
}

export type NamedOperation = ReturnType<typeof operationsOf>[number];

/** The error codes that an operation can fail with, in alphabetical order. */
export const codesOf = ({ responses }: DescribedOperation): string[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, response]) => ('$ref' in response ? [nameOf(response.$ref)] : codesOfResponse(response)))
    .sort();

const codesOfResponse = ({ content }: DescribedResponse): string[] =>
  Object.values(content ?? {})
    .flatMap(({ schema }) => schema.allOf ?? [])
    .flatMap(({ properties }) => (properties?.code?.enum ?? []).map(String));
