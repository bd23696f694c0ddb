import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ChangePreferences } from '../../../../../src/application/account/change-preferences.ts';
import type { ExternalLinks } from '../../../../../src/presentation/shell/external-links.ts';
import { Footer } from '../../../../../src/presentation/shell/footer.tsx';
import { NotificationsPresenter } from '../../../../../src/presentation/shell/notifications/notifications-presenter.ts';
import { ThemePresenter } from '../../../../../src/presentation/shell/preferences/theme-presenter.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { FakePreferences } from '../../../../fakes/account/fake-preferences.ts';
import { FakeReaders } from '../../../../fakes/account/fake-readers.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

function show(links: ExternalLinks, hasPlans = true) {
  const preferences = new FakePreferences();
  const change = new ChangePreferences(preferences, new FakeReaders(), new FakeSession());
  const theme = new ThemePresenter(preferences, change, new NotificationsPresenter());
  render(
    <MemoryRouter>
      <Footer
        language={buildLanguagePresenter()}
        theme={theme}
        profile={{ marketOffers: { plans: hasPlans, credits: true } }}
        links={links}
      />
    </MemoryRouter>,
  );
}

describe('Footer', () => {
  it('shows only the links that are configured', () => {
    show({ youtube: 'https://www.youtube.com/@banca', appStore: 'https://apps.apple.com/br/app/banca' });
    const youtube = screen.getByRole('link', { name: 'YouTube' });
    expect(youtube.getAttribute('href')).toBe('https://www.youtube.com/@banca');
    expect(screen.getByRole('link', { name: /App Store/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Google Play/ })).toBeNull();
  });

  it('leads to the publishers', () => {
    show({});
    expect(screen.getByRole('link', { name: 'Editoras' }).getAttribute('href')).toBe('/publishers');
  });

  it('leads to the plans, except in a market without plans', () => {
    show({});
    expect(screen.getByRole('link', { name: 'Planos' })).toBeTruthy();
    cleanup();
    show({}, false);
    expect(screen.queryByRole('link', { name: 'Planos' })).toBeNull();
  });

  it('has neither list without links', () => {
    show({});
    expect(screen.queryByRole('heading', { name: 'Aplicativos' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Redes sociais' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Termos de uso' })).toBeTruthy();
  });
});
