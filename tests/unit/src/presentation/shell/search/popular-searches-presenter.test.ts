import { failures } from '../../../../../../src/domain/failure.ts';
import { PopularSearchesPresenter } from '../../../../../../src/presentation/shell/search/popular-searches-presenter.ts';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { FakePopularSearches } from '../../../../../fakes/catalogue/fake-popular-searches.ts';

function setUpPopularSearches() {
  const popularSearches = new FakePopularSearches('Terror', 'Nanquim');
  const language = buildLanguagePresenter();
  return { popularSearches, language, popular: new PopularSearchesPresenter(popularSearches, language) };
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
