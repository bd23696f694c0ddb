import { failures } from '../../../../../../src/domain/failure.ts';
import { failed } from '../../../../../../src/domain/result.ts';
import { PopularSearchesPresenter } from '../../../../../../src/presentation/shell/search/popular-searches-presenter.ts';
import { RecentSearchesPresenter } from '../../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { SuggestionsPresenter } from '../../../../../../src/presentation/shell/search/suggestions-presenter.ts';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import { FakePopularSearches } from '../../../../../fakes/catalogue/fake-popular-searches.ts';
import { FakeRecentSearches } from '../../../../../fakes/catalogue/fake-recent-searches.ts';

function setUpSuggestions() {
  const plain = buildIssue();
  const buildTitledIssue = (title: string) =>
    buildIssue({ id: title, slug: title, content: { ...plain.content, title } });
  const issues = new FakeIssues(
    buildTitledIssue('Sertão 1'),
    buildTitledIssue('Sertão 2'),
    buildTitledIssue('Sertão 3'),
  );
  const language = buildLanguagePresenter();
  const popular = new PopularSearchesPresenter(new FakePopularSearches(), language);
  const recent = new RecentSearchesPresenter(
    new FakeRecentSearches(),
    setUpProfile().sessionPresenter,
    popular,
  );
  return { presenter: new SuggestionsPresenter(issues, language, recent, popular), issues, language };
}

describe('SuggestionsPresenter', () => {
  it('suggests at most two issues', async () => {
    const outcome = await setUpSuggestions().presenter.suggest('sertao');
    expect(outcome.ok && outcome.value.issues.map(({ slug }) => slug)).toEqual(['Sertão 1', 'Sertão 2']);
  });

  it('sends one request per text and language', async () => {
    const { presenter, issues, language } = setUpSuggestions();
    await presenter.suggest('sertao');
    await presenter.suggest('sertao');
    expect(issues.requests).toHaveLength(1);
    await language.choose('en-us');
    await presenter.suggest('sertao');
    expect(issues.requests).toHaveLength(2);
  });

  it('suggests other texts if no issue is found', async () => {
    const { presenter, issues } = setUpSuggestions();
    const outcome = await presenter.suggest('sertao');
    expect(outcome.ok && outcome.value.alternatives).toEqual([]);
    expect(issues.requests).toEqual(['search sertao 0']);
    const misspelt = await presenter.suggest('crtao');
    expect(misspelt.ok && misspelt.value.issues).toEqual([]);
    expect(issues.requests).toContain('suggest crtao');
  });

  it('returns a suggested issue by id', async () => {
    const { presenter } = setUpSuggestions();
    await presenter.suggest('sertao');
    expect(presenter.findIssue('Sertão 2')?.slug).toBe('Sertão 2');
    expect(presenter.findIssue('Sertão 3')).toBeNull();
  });

  it('sends the request again after a failure', async () => {
    const { presenter, issues } = setUpSuggestions();
    issues.failure = failures.timeout;
    expect(await presenter.suggest('sertao')).toEqual(failed(failures.timeout));
    issues.failure = null;
    expect((await presenter.suggest('sertao')).ok).toBe(true);
  });
});
