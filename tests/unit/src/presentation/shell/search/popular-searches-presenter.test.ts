import { failures } from '../../../../../../src/domain/failure.ts';
import { PopularSearchesPresenter } from '../../../../../../src/presentation/shell/search/popular-searches-presenter.ts';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { FakePopularSearches } from '../../../../../fakes/catalogue/fake-popular-searches.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';

function setUpPopularSearches() {
  const popularSearches = new FakePopularSearches('Terror', 'Nanquim');
  const language = buildLanguagePresenter();
  const market = { viewerKey: 'visitor' };
  const popular = new PopularSearchesPresenter(popularSearches, language, market);
  return { popularSearches, language, market, popular };
}

describe('PopularSearchesPresenter', () => {
  it('loads the searches once', async () => {
    const { popular, popularSearches } = setUpPopularSearches();
    expect([popular.texts, popularSearches.listCount]).toEqual([null, 0]);
    await Promise.all([popular.start(), popular.start()]);
    await popular.start();
    expect([popular.texts, popularSearches.listCount]).toEqual([['Terror', 'Nanquim'], 1]);
  });

  it('loads them again in another language', async () => {
    const { popular, popularSearches, language } = setUpPopularSearches();
    await popular.start();
    await language.choose('en-us');
    expect(popular.texts).toBeNull();
    popularSearches.texts = ['Horror'];
    await popular.start();
    expect(popular.texts).toEqual(['Horror']);
  });

  it('loads them again for another viewer', async () => {
    const { popular, popularSearches, market } = setUpPopularSearches();
    await popular.start();
    market.viewerKey = 'reader of Portugal';
    expect(popular.texts).toBeNull();
    popularSearches.texts = ['Fado'];
    await popular.start();
    expect(popular.texts).toEqual(['Fado']);
  });

  it.each([null, failures.timeout])(
    'keeps the texts of the new language if the former request ends late, with failure %j',
    async (lateFailure) => {
      const { popular, popularSearches, language } = setUpPopularSearches();
      const responses = holdResponses(popularSearches, 'list');
      const former = popular.start();
      await language.choose('en-us');
      const current = popular.start();
      popularSearches.texts = ['Horror'];
      await responses.release(1);
      await current;
      popularSearches.failure = lateFailure;
      await responses.release();
      await former;
      const repeated = popular.start();
      await responses.release();
      await repeated;
      expect([popular.texts, popularSearches.listCount]).toEqual([['Horror'], 2]);
    },
  );

  it('requests the new language once, even if the former request fails meanwhile', async () => {
    const { popular, popularSearches, language } = setUpPopularSearches();
    const responses = holdResponses(popularSearches, 'list');
    const former = popular.start();
    await language.choose('en-us');
    const starts = [popular.start()];
    popularSearches.failure = failures.timeout;
    await responses.release();
    await former;
    starts.push(popular.start());
    popularSearches.failure = null;
    await responses.release();
    await responses.release();
    await Promise.all(starts);
    expect([popular.texts, popularSearches.listCount]).toEqual([['Terror', 'Nanquim'], 2]);
  });

  it('offers nothing after a failure, and tries again at the next start', async () => {
    const { popular, popularSearches } = setUpPopularSearches();
    popularSearches.failure = failures.timeout;
    await popular.start();
    expect(popular.texts).toEqual([]);
    popularSearches.failure = null;
    await popular.start();
    expect(popular.texts).toEqual(['Terror', 'Nanquim']);
  });
});
