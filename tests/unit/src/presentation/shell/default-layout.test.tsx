import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { startI18n } from '../../../../../src/presentation/i18n/start-i18n.ts';
import { DefaultLayout } from '../../../../../src/presentation/shell/default-layout.tsx';
import { SuggestionsPresenter } from '../../../../../src/presentation/shell/suggestions-presenter.ts';
import { FakeIssues } from '../../../../fakes/fake-issues.ts';
import { someLanguage } from '../../../../fakes/some-language.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

it('leads back to the top of a page that was scrolled, and on from its content', () => {
  const { sessionPresenter, profile } = someProfile();
  Object.assign(window, { scrollY: 900, scrollTo: () => {}, matchMedia: () => ({ matches: true }) });
  render(
    <MemoryRouter>
      <DefaultLayout
        session={sessionPresenter}
        profile={profile}
        suggestions={new SuggestionsPresenter(new FakeIssues(), someLanguage())}
        footer={null}
      >
        <p>Uma página comprida</p>
      </DefaultLayout>
    </MemoryRouter>,
  );
  const main = screen.getByRole('main');
  const button = within(main).getByRole('button', { name: 'Voltar ao topo' });
  expect(button.hasAttribute('data-shown')).toBe(true);
  fireEvent.click(button);
  expect(document.activeElement).toBe(main);
  Object.assign(window, { scrollY: 200 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(button.hasAttribute('data-shown')).toBe(false);
});
