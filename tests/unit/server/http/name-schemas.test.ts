import { nameSchemas } from '../../../../server/http/name-schemas.ts';

const cover = { title: 'Picture', type: 'object', properties: { width: { type: 'integer' } } };
const issue = { title: 'Issue', type: 'object', properties: { cover } };

it('writes a titled schema once and refers to it wherever it is used', () => {
  const document = nameSchemas({
    info: { title: 'Banca' },
    paths: { '/a': { schema: issue }, '/b': { schema: { type: 'array', items: cover } } },
    components: { securitySchemes: {} },
  });
  expect(document).toEqual({
    info: { title: 'Banca' },
    paths: {
      '/a': { schema: { $ref: '#/components/schemas/Issue' } },
      '/b': { schema: { type: 'array', items: { $ref: '#/components/schemas/Picture' } } },
    },
    components: {
      securitySchemes: {},
      schemas: {
        Issue: { type: 'object', properties: { cover: { $ref: '#/components/schemas/Picture' } } },
        Picture: { type: 'object', properties: { width: { type: 'integer' } } },
      },
    },
  });
});

it('refuses one title for two shapes', () => {
  const paths = { a: cover, b: { ...cover, type: 'string' } };
  expect(() => nameSchemas({ paths })).toThrow('Two different schemas are called Picture.');
});
