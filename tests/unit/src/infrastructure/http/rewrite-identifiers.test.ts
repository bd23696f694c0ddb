import { rewriteIdentifiers } from '../../../../../src/infrastructure/http/rewrite-identifiers.ts';

describe('rewriteIdentifiers', () => {
  it('calls every identifier id, at any depth, and leaves the rest', () => {
    expect(
      rewriteIdentifiers({
        items: [{ externalId: 'a', merchandises: [{ merchandiseExternalId: 'b', price: 1490 }] }],
        owner: { external_id: 'c', name: null },
        hasNext: false,
      }),
    ).toEqual({
      items: [{ id: 'a', merchandises: [{ id: 'b', price: 1490 }] }],
      owner: { id: 'c', name: null },
      hasNext: false,
    });
  });

  it.each([[null], ['text'], [3], [undefined]])('leaves %p as it is', (body) => {
    expect(rewriteIdentifiers(body)).toBe(body);
  });
});
