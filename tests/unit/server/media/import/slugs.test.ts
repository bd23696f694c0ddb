import { identifyingSlug, slugify } from '../../../../../server/media/import/slugs.ts';

test.each([
  ['Mar aberto 2', 'mar-aberto-2'],
  ['Ação & Reação', 'acao-reacao'],
  ['Straße Łódź', 'strasse-lodz'],
  ['進撃の巨人', 'jinjinojuren'],
  ['ワンピース', 'wanpisu'],
  ['Мастер и Маргарита', 'master-i-margarita'],
  ['원피스', 'wonpiseu'],
  ['…', 'issue'],
])('%s becomes %s', (title, slug) => {
  expect(slugify(title, 'issue')).toBe(slug);
});

test('only a name in Latin letters has an identifying slug', () => {
  expect(['Casa Azul', 'Łódź', '日本', '★'].map(identifyingSlug)).toEqual(['casa-azul', 'lodz', null, null]);
});
