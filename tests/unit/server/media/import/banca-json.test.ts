import type { BancaJson } from '../../../../../server/media/import/banca-json.ts';
import { readBancaJson } from '../../../../../server/media/import/banca-json.ts';
import { ImportRefusal } from '../../../../../server/media/refusal.ts';

const whole: BancaJson = {
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
  merchandises: [{ kind: 'rent', price: 390, currency: 'BRL' }],
  readingMode: 'paged',
  publishedAt: '2026-05-04T12:00:00.000Z',
  pages: [{ panels: [{ x: 0, y: 0.25, width: 1, height: 0.5, text: 'Chove.\n“Ó!”' }] }, { panels: [] }],
};

const page = { name: '1.png', read: async () => Buffer.alloc(0) };
const read = (content: unknown, told: Parameters<typeof readBancaJson>[1] = {}) => {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return readBancaJson(
    { pages: [page, page], supplement: { name: 'banca.json', read: async () => bytes } },
    told,
  );
};

test('says all that it holds, with the names that ComicInfo.xml gave', async () => {
  const { pages, version, publishedAt, ...same } = whole;
  const told = { publisher: { name: 'Casa' }, series: { title: 'Marés' }, title: 'Mar' };
  expect(await read(whole, told)).toEqual({
    ...same,
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

test('stands by itself where there is no ComicInfo.xml', async () => {
  expect(await read({ ...whole, series: null })).toMatchObject({ publisher: { name: 'casa' }, series: null });
});

test('says nothing where there is none', async () => {
  expect(await readBancaJson({ pages: [page], supplement: undefined }, {})).toEqual({});
});

test('halves of characters are no text', async () => {
  expect(await read({ ...whole, originalTitle: 'a\ud800b' })).toMatchObject({ originalTitle: 'a\ufffdb' });
});

test.each([
  ['{', 'is not JSON'],
  [[], 'is not as it should be'],
  [{ ...whole, version: 2 }, 'is not as it should be: /version'],
  [{ ...whole, colour: 'red' }, 'is not as it should be'],
  [{ ...whole, slug: '../etc' }, 'is not as it should be: /slug'],
  [{ ...whole, originalTitle: 'a\0b' }, 'is not as it should be: /originalTitle'],
  [{ ...whole, parentalRating: '13' }, 'is not as it should be: /parentalRating'],
  [{ ...whole, publishedAt: 'soon' }, 'is not as it should be: /publishedAt'],
  [{ ...whole, merchandises: [{ kind: 'rent', price: -1, currency: 'BRL' }] }, '/merchandises/0/price'],
  [{ ...whole, pages: [{ panels: [{ x: 2, y: 0, width: 1, height: 1, text: '' }] }] }, '/pages/0/panels/0/x'],
  [{ ...whole, pages: [{ panels: [] }] }, 'describes 1 pages, and there are 2'],
  [' '.repeat(1024 * 1024 + 1), 'is larger than 1 MiB'],
])('what cannot be used refuses the comic and says why (%#)', async (content, why) => {
  const refusal = await read(content).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ImportRefusal);
  expect(refusal).toMatchObject({ reason: expect.stringMatching(/^contains a banca\.json that /) });
  expect(refusal).toMatchObject({ reason: expect.stringContaining(why) });
});
