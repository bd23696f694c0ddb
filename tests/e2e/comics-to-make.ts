import type { GeneratedComic } from '../comics/make-comic.ts';

const info = (title: string, more = '') =>
  `<?xml version="1.0"?><ComicInfo><Title>${title}</Title><Publisher>Editora de Teste</Publisher>${more}</ComicInfo>`;

export const longComic: GeneratedComic = {
  file: 'quarenta-paginas.cbz',
  pages: 40,
  width: 800,
  height: 1200,
  info: info('Quarenta Páginas'),
};

export const mangaComic: GeneratedComic = {
  file: 'da-direita.cbz',
  pages: 5,
  width: 800,
  height: 1200,
  info: info('Da Direita', '<Manga>YesAndRightToLeft</Manga>'),
};

export const stripComic: GeneratedComic = {
  file: 'tira-comprida.cbz',
  pages: 4,
  width: 720,
  height: 4000,
  info: info('Tira Comprida'),
};

/** Comics that are generated for the browser tests. */
export const comicsToMake: readonly GeneratedComic[] = [longComic, mangaComic, stripComic];
