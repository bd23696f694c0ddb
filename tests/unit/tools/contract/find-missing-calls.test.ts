import { findUndocumentedCalls, findUnsentCalls } from '../../../../tools/contract/find-missing-calls.ts';
import { requiredCalls } from '../../../../tools/contract/required-calls.ts';

describe('findUndocumentedCalls', () => {
  const document = { paths: { '/issue': { get: {}, post: {} }, '/issue/{id}/pages': { get: {} } } };

  it('returns the calls that a document does not describe', () => {
    expect(findUndocumentedCalls(['GET /issue', 'POST /issue', 'DELETE /issue'], document)).toEqual([
      'DELETE /issue',
    ]);
  });

  it('ignores the names of parameters, but not their number', () => {
    expect(findUndocumentedCalls(['GET /issue/{x}/pages', 'GET /issue/{x}'], document)).toEqual([
      'GET /issue/{x}',
    ]);
  });
});

describe('findUnsentCalls', () => {
  const sources = ["send('GET /issue', {})", 'send(`PATCH /issue/{id}`)', '// DELETE /issue'];

  it('returns the calls that no source sends', () => {
    expect(findUnsentCalls(['GET /issue', 'PATCH /issue/{x}', 'DELETE /issue'], sources)).toEqual([
      'DELETE /issue',
    ]);
  });
});

it('lists each required call once', () => {
  for (const calls of Object.values(requiredCalls)) expect(new Set(calls).size).toBe(calls.length);
});
