import { generateContract } from '../../../../tools/contract/generate-contract.ts';
import type { JsonSchema, OpenApiDocument } from '../../../../tools/contract/open-api.ts';

const failure = { $ref: '#/components/schemas/Failure' };
const schemas = { Failure: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] } };
const buildJsonBody = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const buildFailureBody = (...codes: string[]) =>
  buildJsonBody({ allOf: [failure, { properties: { code: { enum: codes } } }] });

const comics: OpenApiDocument = {
  paths: {
    '/issue/{id}': {
      get: {
        operationId: 'getIssue',
        summary: 'One issue.',
        description: 'For: reader.',
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
          { in: 'query', name: 'page', description: 'From 0.', schema: { type: 'integer' } },
          { in: 'query', name: 'format', schema: { type: 'string', format: 'date' } },
        ],
        responses: {
          200: buildJsonBody({ $ref: '#/components/schemas/Issue' }),
          400: { $ref: '#/components/responses/REQUEST.INVALID' },
          404: buildFailureBody('ISSUE.NOT_FOUND', 'SERIES.NOT_FOUND'),
        },
      },
      put: {
        operationId: 'saveIssue',
        summary: 'Saves an issue.',
        requestBody: buildJsonBody({
          type: 'object',
          properties: { rating: { $ref: '#/components/schemas/Rating' } },
        }),
        responses: { 204: {}, 400: { $ref: '#/components/responses/REQUEST.INVALID' } },
      },
    },
  },
  components: {
    schemas: {
      ...schemas,
      Rating: { type: 'string', enum: ['L', '+18'] },
      Issue: {
        type: 'object',
        properties: {
          rating: { $ref: '#/components/schemas/Rating', description: 'Of the issue.' },
          next: { anyOf: [{ $ref: '#/components/schemas/Issue' }, { type: 'null' }] },
        },
        required: ['rating', 'next'],
      },
    },
  },
};

const identity: OpenApiDocument = {
  paths: {
    '/picture': {
      put: {
        operationId: 'savePicture',
        summary: 'Saves a picture.',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { avatar: { type: 'string', format: 'binary' } } },
            },
          },
        },
        responses: { 204: {}, 400: { $ref: '#/components/responses/REQUEST.INVALID' } },
      },
      get: {
        operationId: 'getPicture',
        summary: 'A picture.',
        responses: {
          200: { content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } },
          400: { $ref: '#/components/responses/REQUEST.INVALID' },
        },
      },
    },
  },
  components: { schemas },
};

describe('the generated contract', () => {
  let files: Record<string, string>;
  beforeAll(async () => {
    files = await generateContract({ comics, identity });
  });

  it('has a type for each named schema', () => {
    expect(files['generated/schemas.ts']).toContain(
      [
        'export interface WireIssue {',
        '  /** Of the issue. */',
        '  rating: WireRating;',
        '  next: WireIssue | null;',
        '}',
      ].join('\n'),
    );
    expect(files['generated/schemas.ts']).toContain(
      "import type {\n  WireRating,\n} from './vocabularies.ts';\n",
    );
  });

  it('has an array and a type for each enumeration', () => {
    expect(files['generated/vocabularies.ts']).toContain(
      [
        'export const ratingValues = [',
        '  "L",',
        '  "+18",',
        '] as const;',
        'export type WireRating = (typeof ratingValues)[number];',
      ].join('\n'),
    );
  });

  it('has a type for each operation, by method and path', () => {
    expect(files['generated/comics.ts']).toContain(
      [
        'export interface ComicsOperations {',
        '  /**',
        '   * One issue.',
        '   *',
        '   * For: reader.',
        '   */',
        "  'GET /issue/{id}': GetIssueOperation;",
        '  /**',
        '   * Saves an issue.',
        '   */',
        "  'PUT /issue/{id}': SaveIssueOperation;",
        '}',
        '',
        'export interface GetIssueOperation {',
        '  path: {',
        '    id: string;',
        '  };',
        '  query?: {',
        '    /** From 0. */',
        '    page?: number;',
        '    format?: string;',
        '  };',
        '  answer: WireIssue;',
        "  code: CommonWireErrorCode | 'ISSUE.NOT_FOUND' | 'SERIES.NOT_FOUND';",
        '}',
      ].join('\n'),
    );
  });

  it('distinguishes form data from a body of JSON', () => {
    expect(files['generated/identity.ts']).toMatch(/form: \{\n\s+avatar\?: Blob;\n\s+\};/);
  });

  it('uses null for answers without a body, and Blob for images', () => {
    expect(files['generated/comics.ts']).toMatch(
      /body: \{\n\s+rating\?: WireRating;\n\s+\};\n\s+answer: null;/,
    );
    expect(files['generated/identity.ts']).toContain('answer: Blob;');
  });

  it('has all error codes, and those that every operation can fail with', () => {
    expect(files['generated/error-codes.ts']).toContain(
      '  "ISSUE.NOT_FOUND",\n  "REQUEST.INVALID",\n  "SERIES.NOT_FOUND",\n',
    );
    expect(files['generated/error-codes.ts']).toContain(
      "export type CommonWireErrorCode = 'REQUEST.INVALID';",
    );
  });

  it('contains the OpenAPI documents', () => {
    expect(JSON.parse(files['openapi/comics.json'] ?? '')).toEqual(comics);
  });
});

it('throws if two different schemas have the same name', async () => {
  const other = { ...identity, components: { schemas: { Failure: { type: 'string' } } } };
  await expect(generateContract({ comics, identity: other })).rejects.toThrow(
    'The services have two different schemas named Failure.',
  );
});
