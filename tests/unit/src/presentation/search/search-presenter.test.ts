import { SearchPresenter } from '../../../../../src/presentation/search/search-presenter.ts';
import { FakeIssues } from '../../../../fakes/fake-issues.ts';
import { someIssue } from '../../../../fakes/some-issue.ts';

function build() {
  const plain = someIssue();
  const titled = (title: string) =>
    someIssue({ id: title, slug: title, content: { ...plain.content, title } });
  const issues = new FakeIssues(titled('Sertão Elétrico'), titled('Maré Alta'));
  return { presenter: new SearchPresenter(issues), issues };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('searching', () => {
  it('shows what was found', async () => {
    const { presenter } = build();
    presenter.open(' sertao ');
    await settle();
    expect(presenter.query).toBe('sertao');
    expect(presenter.issues?.items.map(({ slug }) => slug)).toEqual(['Sertão Elétrico']);
  });

  it('asks for nothing without a word', async () => {
    const { presenter, issues } = build();
    presenter.open('   ');
    await settle();
    expect([presenter.issues, issues.asked]).toEqual([null, []]);
  });

  it('clears the list for another query, and has the first one still when it is repeated', async () => {
    const { presenter, issues } = build();
    presenter.open('sertao');
    await settle();
    presenter.open('mare');
    expect(presenter.issues?.items).toEqual([]);
    await settle();
    presenter.open('sertao');
    expect(presenter.issues?.items).toHaveLength(1);
    expect(issues.asked).toEqual(['search sertao 0', 'search mare 0']);
  });
});
