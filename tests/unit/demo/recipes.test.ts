import { drawRecipe, pageRecipe, publisherRecipe } from '../../../demo/recipes.ts';
import { fakeCatalogue } from '../../integration/support/fake-catalogue.ts';

test('a page is drawn by its issue, language and place', async () => {
  const drawn = await drawRecipe(fakeCatalogue, pageRecipe('nova', 'en-us', 2));
  expect(drawn.equals(await fakeCatalogue.drawPage('nova', 'en-us', 2))).toBe(true);
  expect(drawn.equals(await fakeCatalogue.drawPage('nova', 'pt-br', 2))).toBe(false);
});

test("a publisher's picture is drawn by the username", async () => {
  const drawn = await drawRecipe(fakeCatalogue, publisherRecipe('noite'));
  const noite = fakeCatalogue.publishers.find(({ username }) => username === 'noite');
  expect(noite && drawn.equals(await noite.drawPicture())).toBe(true);
});

test.each([
  pageRecipe('nova', 'pt-br', 3),
  pageRecipe('vendida', 'en-us', 0),
  'demo/page/nova/fr/0',
  publisherRecipe('nobody'),
  'demo',
])('there is no drawing for %s', async (recipe) => {
  await expect(drawRecipe(fakeCatalogue, recipe)).rejects.toThrow(RangeError);
});
