import 'reflect-metadata';
import { ContainerModule } from 'inversify';
import { mayDifferFromPage } from '../../../../../src/composition/first-view/may-differ-from-page.ts';
import { tokens } from '../../../../../src/composition/tokens.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';

const buildReplacements = (...replaced: (keyof typeof tokens)[]) =>
  new ContainerModule(({ rebind }) => {
    for (const name of replaced) rebind<unknown>(tokens[name]).toConstantValue({});
  });

it.each(['issues', 'seriesCollection', 'showcase', 'readings', 'comicsClient', 'homePresenter'] as const)(
  'mayDifferFromPage is true if %s is replaced',
  (name) => {
    expect(mayDifferFromPage([buildReplacements('cardTokenizer'), buildReplacements(name)])).toBe(true);
  },
);

it.each(['cardTokenizer', 'checkout', 'accounts', 'openSessions', 'knownAnswers'] as const)(
  'mayDifferFromPage is false if only %s is replaced',
  (name) => {
    expect(mayDifferFromPage([buildReplacements(name)])).toBe(false);
  },
);

it('mayDifferFromPage recognises modules that unbind before they bind', () => {
  const module = new ContainerModule(({ bind, unbind }) => {
    unbind(tokens.issues);
    bind(tokens.issues).toConstantValue(new FakeIssues());
  });
  expect(mayDifferFromPage([module])).toBe(true);
});

it('mayDifferFromPage is false without overrides', () => expect(mayDifferFromPage([])).toBe(false));
