import { nameSchemas } from '../../../../server/http/name-schemas.ts';

const cover = { title: 'Picture', type: 'object', properties: { width: { type: 'integer' } } };
const issue = { title: 'Issue', type: 'object', properties: { cover } };

it('writes a titled schema once and replaces each use with a reference', () => {
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

it('throws if two different schemas have the same title', () => {
  const paths = { a: cover, b: { ...cover, type: 'string' } };
  expect(() => nameSchemas({ paths })).toThrow('Two different schemas have the title Picture.');
});

describe('a vocabulary', () => {
  const rating = { title: 'Rating', type: 'string', enum: ['L', '10'] };
  const $ref = '#/components/schemas/Rating';

  it('keeps the description and the default of each use', () => {
    const highest = { ...rating, description: 'The highest.', default: '10' };
    expect(nameSchemas({ paths: { a: rating, b: highest } })).toEqual({
      paths: { a: { $ref }, b: { $ref, description: 'The highest.', default: '10' } },
      components: { schemas: { Rating: { type: 'string', enum: ['L', '10'] } } },
    });
  });

  it('does not contain null if a use is nullable', () => {
    const optional = { title: 'Rating', type: ['string', 'null'], enum: ['L', '10', null] };
    expect(nameSchemas({ paths: { a: optional } })).toEqual({
      paths: { a: { anyOf: [{ $ref }, { type: 'null' }] } },
      components: { schemas: { Rating: { type: 'string', enum: ['L', '10'] } } },
    });
  });
});
