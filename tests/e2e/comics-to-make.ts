import type { GeneratedComic } from '../comics/make-comic.ts';

const buildInfo = (title: string, elements = '') =>
  `<?xml version="1.0"?><ComicInfo><Title>${title}</Title><Publisher>Editora de Teste</Publisher>${elements}</ComicInfo>`;

export const longComic: GeneratedComic = {
  file: 'quarenta-paginas.cbz',
  pages: 40,
  width: 800,
  height: 1200,
  info: buildInfo('Quarenta Páginas'),
};

export const mangaComic: GeneratedComic = {
  file: 'da-direita.cbz',
  pages: 5,
  width: 800,
  height: 1200,
  info: buildInfo('Da Direita', '<Manga>YesAndRightToLeft</Manga>'),
};

export const stripComic: GeneratedComic = {
  file: 'tira-comprida.cbz',
  pages: 4,
  width: 720,
  height: 4000,
  info: buildInfo('Tira Comprida'),
};

/** Comics that are generated for the browser tests. */
export const comicsToMake: readonly GeneratedComic[] = [longComic, mangaComic, stripComic];
