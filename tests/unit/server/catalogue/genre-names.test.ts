import { genreNames } from '../../../../server/catalogue/genre-names.ts';
import { startEnUs } from '../../../../src/composition/texts/start.en-us.ts';
import { startPtBr } from '../../../../src/composition/texts/start.pt-br.ts';

it('names genres on the platform as the app does, so that popular searches and page titles look like the genre', () => {
  expect(genreNames['pt-br']).toEqual(startPtBr.genres);
  expect(genreNames['en-us']).toEqual(startEnUs.genres);
});
