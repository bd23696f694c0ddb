import '../../../../tools/webpack/class-metadata.ts';

interface Metadata {
  defineMetadata(key: string, value: unknown, target: object, property?: string): void;
  getOwnMetadata(key: string, target: object, property?: string): unknown;
  getMetadata(key: string, target: object, property?: string): unknown;
}

const { defineMetadata, getOwnMetadata, getMetadata } = Reflect as unknown as Metadata;

class Shelf {}
class NewShelf extends Shelf {}

describe('what is kept with a class', () => {
  it('is found again under its name, for the class and for each of its properties', () => {
    defineMetadata('label', 'new', Shelf);
    defineMetadata('label', 'first', Shelf, 'books');
    defineMetadata('label', 'newer', Shelf);
    expect([getOwnMetadata('label', Shelf), getOwnMetadata('label', Shelf, 'books')]).toEqual([
      'newer',
      'first',
    ]);
    expect([getOwnMetadata('other', Shelf), getOwnMetadata('label', Shelf, 'other')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is found for what descends from it, unless only its own is wanted', () => {
    defineMetadata('kind', 'wooden', Shelf);
    expect([getMetadata('kind', NewShelf), getOwnMetadata('kind', NewShelf)]).toEqual(['wooden', undefined]);
    defineMetadata('kind', 'steel', NewShelf);
    expect([getMetadata('kind', NewShelf), getMetadata('kind', Shelf)]).toEqual(['steel', 'wooden']);
    expect(getMetadata('kind', Object.create(null))).toBeUndefined();
  });
});
