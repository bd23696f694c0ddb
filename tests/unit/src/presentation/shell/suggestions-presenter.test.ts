import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { SuggestionsPresenter } from '../../../../../src/presentation/shell/suggestions-presenter.ts';
import { FakeIssues } from '../../../../fakes/fake-issues.ts';
import { someIssue } from '../../../../fakes/some-issue.ts';
import { someLanguage } from '../../../../fakes/some-language.ts';

function build() {
  const plain = someIssue();
  const titled = (title: string) =>
    someIssue({ id: title, slug: title, content: { ...plain.content, title } });
  const issues = new FakeIssues(titled('Sertão 1'), titled('Sertão 2'), titled('Sertão 3'));
  const language = someLanguage();
  return { presenter: new SuggestionsPresenter(issues, language), issues, language };
}

describe('the suggestions of the header', () => {
  it('are two issues at most', async () => {
    const outcome = await build().presenter.suggest('sertao');
    expect(outcome.ok && outcome.value.map(({ slug }) => slug)).toEqual(['Sertão 1', 'Sertão 2']);
  });

  it('are asked for once for each text and language', async () => {
    const { presenter, issues, language } = build();
    await presenter.suggest('sertao');
    await presenter.suggest('sertao');
    expect(issues.asked).toHaveLength(1);
    await language.choose('en-us');
    await presenter.suggest('sertao');
    expect(issues.asked).toHaveLength(2);
  });

  it('are asked for again after a failure', async () => {
    const { presenter, issues } = build();
    issues.failure = failures.timeout;
    expect(await presenter.suggest('sertao')).toEqual(failed(failures.timeout));
    issues.failure = null;
    expect((await presenter.suggest('sertao')).ok).toBe(true);
  });
});
