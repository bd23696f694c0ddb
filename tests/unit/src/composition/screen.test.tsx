import { act, render } from '@testing-library/react';
import { ContainerModule } from 'inversify';
import type { ReactElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { createContainer } from '../../../../src/composition/container.ts';
import { openScreen, screen } from '../../../../src/composition/screen.tsx';
import { token } from '../../../../src/composition/token.ts';
import { tokens } from '../../../../src/composition/tokens.ts';
import { someLanguage } from '../../../fakes/some-language.ts';

class Story {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

async function open(isInLanguage: boolean) {
  const language = someLanguage();
  const container = createContainer(
    { comicsAddress: '', identityAddress: '' },
    new ContainerModule(({ rebind }) => {
      rebind(tokens.languagePresenter).toConstantValue(language);
    }),
  );
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const storyPresenter = token<Story>('story');
  const fetched: number[] = [];
  const description = screen({
    presenter: storyPresenter,
    isInLanguage,
    page: ({ presenter }) => <p>{presenter.number}</p>,
    fetch: (presenter) => fetched.push(presenter.number),
    module: new ContainerModule(({ bind }) => {
      bind(storyPresenter)
        .toResolvedValue(() => new Story(next()))
        .inSingletonScope();
    }),
  });
  const route = await openScreen(container, async () => description)();
  const load = route.loader as (request: Partial<LoaderFunctionArgs>) => unknown;
  load({ params: {} });
  const page = render(route.element as ReactElement);
  return { language, page, fetched, text: () => page.container.textContent };
}

describe('a screen', () => {
  it('shows the presenter whose data were asked for before it was drawn', async () => {
    const { fetched, text } = await open(true);
    expect([fetched, text()]).toEqual([[1], '1']);
  });

  it('begins anew in another language when it keeps what was told in one', async () => {
    const { language, text } = await open(true);
    await act(() => language.choose('en-us'));
    expect(text()).toBe('2');
  });

  it('keeps what was typed otherwise', async () => {
    const { language, text } = await open(false);
    await act(() => language.choose('en-us'));
    expect(text()).toBe('1');
  });
});
