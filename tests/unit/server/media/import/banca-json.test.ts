import type { BancaJson } from '../../../../../server/media/import/banca-json.ts';
import { readBancaJson } from '../../../../../server/media/import/banca-json.ts';
import { ImportFailure } from '../../../../../server/media/import-failure.ts';

const exampleJson: BancaJson = {
  version: 1,
  slug: 'mar-2',
  originalLanguage: 'pt-br',
  originalTitle: 'Mar',
  country: 'BR',
  parentalRating: '12',
  publisher: { username: 'casa', description: 'Azul.', priority: 7, picture: 'T2zDoQ==' },
  series: { slug: 'mares', description: 'Continua.' },
  contributors: [{ name: 'Ana', role: 'creator' }],
  isAvailableForAll: false,
  isAvailableForSubscribers: true,
  samplePages: 5,
  merchandises: [{ kind: 'rent', price: 390, currency: 'BRL' }],
  readingMode: 'paged',
  publishedAt: '2026-05-04T12:00:00.000Z',
  pages: [{ panels: [{ x: 0, y: 0.25, width: 1, height: 0.5, text: 'Chove.\n“Ó!”' }] }, { panels: [] }],
};

const page = { name: '1.png', read: async () => Buffer.alloc(0) };
const read = (content: unknown, details: Parameters<typeof readBancaJson>[1] = {}) => {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return readBancaJson(
    { pages: [page, page], supplement: { name: 'banca.json', read: async () => bytes } },
    details,
  );
};

test('returns all details of banca.json, with the names of publisher and series from ComicInfo.xml', async () => {
  const { pages, version, publishedAt, ...otherDetails } = exampleJson;
  const details = { publisher: { name: 'Casa' }, series: { title: 'Marés' }, title: 'Mar' };
  expect(await read(exampleJson, details)).toEqual({
    ...otherDetails,
    publisher: {
      name: 'Casa',
      username: 'casa',
      description: 'Azul.',
      priority: 7,
      picture: Buffer.from('Olá'),
    },
    series: { title: 'Marés', slug: 'mares', description: 'Continua.' },
    publishedAt: new Date(publishedAt),
    panels: pages.map(({ panels }) => panels),
  });
});

test('works without ComicInfo.xml', async () => {
  expect(await read({ ...exampleJson, series: null })).toMatchObject({
    publisher: { name: 'casa' },
    series: null,
  });
});

test('returns no details if there is no banca.json', async () => {
  expect(await readBancaJson({ pages: [page], supplement: undefined }, {})).toEqual({});
});

test('replaces lone surrogates', async () => {
  expect(await read({ ...exampleJson, originalTitle: 'a\ud800b' })).toMatchObject({
    originalTitle: 'a\ufffdb',
  });
});

test.each([
  ['{', 'is not JSON'],
  [[], 'is invalid'],
  [{ ...exampleJson, version: 2 }, 'is invalid: /version'],
  [{ ...exampleJson, colour: 'red' }, 'is invalid'],
  [{ ...exampleJson, slug: '../etc' }, 'is invalid: /slug'],
  [{ ...exampleJson, originalTitle: 'a\0b' }, 'is invalid: /originalTitle'],
  [{ ...exampleJson, parentalRating: '13' }, 'is invalid: /parentalRating'],
  [{ ...exampleJson, publishedAt: 'soon' }, 'is invalid: /publishedAt'],
  [{ ...exampleJson, merchandises: [{ kind: 'rent', price: -1, currency: 'BRL' }] }, '/merchandises/0/price'],
  [
    { ...exampleJson, pages: [{ panels: [{ x: 2, y: 0, width: 1, height: 1, text: '' }] }] },
    '/pages/0/panels/0/x',
  ],
  [{ ...exampleJson, pages: [{ panels: [] }] }, 'describes 1 pages, but the comic has 2'],
  [' '.repeat(1024 * 1024 + 1), 'is larger than 1 MiB'],
])('rejects a comic with an invalid banca.json, and returns the reason (%#)', async (content, reason) => {
  const failure = await read(content).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ImportFailure);
  expect(failure).toMatchObject({ reason: expect.stringMatching(/^contains a banca\.json that /) });
  expect(failure).toMatchObject({ reason: expect.stringContaining(reason) });
});
