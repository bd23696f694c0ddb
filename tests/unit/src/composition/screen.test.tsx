import { act, render } from '@testing-library/react';
import { ContainerModule } from 'inversify';
import type { ReactElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { defaultConfiguration } from '../../../../src/composition/app-configuration.ts';
import { createContainer } from '../../../../src/composition/container.ts';
import { lateModule } from '../../../../src/composition/modules/late-module.ts';
import { openScreen, screen } from '../../../../src/composition/screen.tsx';
import { issue } from '../../../../src/composition/screens/issue.ts';
import { reader } from '../../../../src/composition/screens/reader.ts';
import { allTexts } from '../../../../src/composition/texts/all-texts.ts';
import { token } from '../../../../src/composition/token.ts';
import { tokens } from '../../../../src/composition/tokens.ts';
import { someLanguage } from '../../../fakes/account/some-language.ts';
import { someProfile } from '../../../fakes/account/some-profile.ts';
import { FakeSession, otherCredentials, someCredentials } from '../../../fakes/session/fake-session.ts';

class Story {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

interface Kind {
  readonly isInLanguage?: boolean;
  readonly isPersonal?: boolean;
}

async function open(kind: Kind, isReplaced = false) {
  const session = new FakeSession(someCredentials);
  const { sessionPresenter } = someProfile({ session });
  sessionPresenter.start();
  const language = someLanguage();
  const container = createContainer(
    { ...defaultConfiguration, comicsAddress: '', identityAddress: '' },
    new ContainerModule(({ rebind }) => {
      rebind(tokens.languagePresenter).toConstantValue(language);
      rebind(tokens.sessionPresenter).toConstantValue(sessionPresenter);
    }),
  );
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const storyPresenter = token<Story>('story');
  const fetched: number[] = [];
  // An integrator's: numbers from 100, and a new one each time that it is asked for.
  if (isReplaced) container.bind(storyPresenter).toResolvedValue(() => new Story(100 + next()));
  const description = screen({
    presenter: storyPresenter,
    ...kind,
    page: ({ presenter }) => <p>{presenter.number}</p>,
    fetch: (presenter) => fetched.push(presenter.number),
    scoped: [
      lateModule((bind) => {
        bind(storyPresenter)
          .toResolvedValue(() => new Story(next()))
          .inSingletonScope();
      }),
    ],
  });
  const route = await openScreen(container, async () => description)();
  const load = route.loader as (request: Partial<LoaderFunctionArgs>) => unknown;
  load({ params: {}, request: { url: 'http://localhost/' } as Request });
  const page = render(route.element as ReactElement);
  return { language, session, page, fetched, text: () => page.container.textContent };
}

describe('a screen', () => {
  it('shows the presenter whose data were asked for before it was drawn', async () => {
    const { fetched, text } = await open({ isInLanguage: true });
    expect([fetched, text()]).toEqual([[1], '1']);
  });

  it('begins anew in another language when it keeps what was told in one', async () => {
    const { language, text } = await open({ isInLanguage: true });
    await act(() => language.choose('en-us'));
    expect(text()).toBe('2');
  });

  it('keeps what was typed otherwise', async () => {
    const { language, text } = await open({});
    await act(() => language.choose('en-us'));
    expect(text()).toBe('1');
  });

  it.each([
    ['another reader', otherCredentials],
    ['nobody', null],
  ])('begins anew for %s when it keeps what belongs to one', async (_, credentials) => {
    const { session, text } = await open({ isPersonal: true });
    act(() => session.changeElsewhere(credentials));
    expect(text()).toBe('2');
  });

  it('brings its texts before it is drawn', async () => {
    const brought: unknown[] = [];
    const texts = { home: allTexts.home };
    const container = createContainer(
      { ...defaultConfiguration, comicsAddress: '', identityAddress: '' },
      new ContainerModule(({ rebind }) => {
        rebind(tokens.addTexts).toConstantValue((some) => brought.push(some));
      }),
    );
    await openScreen(container, async () => ({ ...issue, texts }))();
    expect(brought).toEqual([texts]);
  });

  it('is personal where it shows what its reader may do or where they stopped', () => {
    expect([issue.isPersonal, reader.isPersonal]).toEqual([true, true]);
  });

  it('stays as it is while only the token of its reader is another', async () => {
    const { session, text } = await open({ isPersonal: true });
    act(() => session.changeElsewhere({ ...someCredentials, token: 'a newer one' }));
    expect(text()).toBe('1');
  });

  it('stays as it is for another reader otherwise', async () => {
    const { session, text } = await open({});
    act(() => session.changeElsewhere(otherCredentials));
    expect(text()).toBe('1');
  });

  it("takes an integrator's presenter in place of its own, one for as long as it stands", async () => {
    const { language, fetched, text } = await open({ isInLanguage: true }, true);
    expect([fetched, text()]).toEqual([[101], '101']);
    await act(() => language.choose('en-us'));
    expect(text()).toBe('102');
  });
});
