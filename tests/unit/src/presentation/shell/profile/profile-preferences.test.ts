import { ChangePreferences } from '../../../../../../src/application/account/change-preferences.ts';
import { MergePreferences } from '../../../../../../src/application/account/merge-preferences.ts';
import { succeeded } from '../../../../../../src/domain/result.ts';
import { LanguagePresenter } from '../../../../../../src/presentation/shell/preferences/language-presenter.ts';
import { ThemePresenter } from '../../../../../../src/presentation/shell/preferences/theme-presenter.ts';
import { ProfilePreferences } from '../../../../../../src/presentation/shell/profile/profile-preferences.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

/** The device of a visitor. Ana's profile prefers English and the light theme. */
function setUpPreferences() {
  const session = new FakeSession();
  const reader = buildReader({ preferences: { language: 'en-us', theme: 'light' } });
  const fixture = setUpProfile({ session, reader });
  const { readers, preferences, notifications, sessionPresenter, profile } = fixture;
  const change = new ChangePreferences(preferences, readers, session);
  const language = new LanguagePresenter(
    preferences,
    async () => succeeded(undefined),
    change,
    notifications,
  );
  const theme = new ThemePresenter(preferences, change, notifications);
  const profilePreferences = new ProfilePreferences(
    profile,
    new MergePreferences(preferences, change),
    language,
    theme,
  );
  sessionPresenter.start();
  profile.start();
  profilePreferences.start();
  return { ...fixture, session, language, theme, shownPreferences: () => [language.current, theme.current] };
}

describe('ProfilePreferences', () => {
  it('applies the preferences at sign-in, and stores them on the device', async () => {
    const { session, preferences, shownPreferences } = setUpPreferences();
    session.open(exampleCredentials);
    await flushPromises();
    expect(shownPreferences()).toEqual(['en-us', 'light']);
    expect([preferences.language, preferences.theme]).toEqual(['en-us', 'light']);
  });

  it('keeps the preferences on the device after sign-out', async () => {
    const { session, shownPreferences } = setUpPreferences();
    session.open(exampleCredentials);
    await flushPromises();
    session.close('signed-out');
    await flushPromises();
    expect(shownPreferences()).toEqual(['en-us', 'light']);
  });

  it('keeps a choice that was made while the profile was loading', async () => {
    const { session, readers, theme, shownPreferences } = setUpPreferences();
    const responses = holdResponses(readers, 'find');
    session.open(exampleCredentials);
    await flushPromises();
    await theme.choose('dark');
    await responses.release();
    expect(shownPreferences()).toEqual(['en-us', 'dark']);
    expect(readers.reader?.preferences.theme).toBe('dark');
  });

  it('keeps a later choice when the profile loads again', async () => {
    const { session, profile, theme, shownPreferences } = setUpPreferences();
    session.open(exampleCredentials);
    await flushPromises();
    await theme.choose('dark');
    await profile.load('ana');
    expect(shownPreferences()).toEqual(['en-us', 'dark']);
  });

  it('applies the preferences of each reader', async () => {
    const { session, readers, theme, shownPreferences } = setUpPreferences();
    readers.readers.set('bia', buildReader({ id: 'bia', preferences: { language: 'pt-br', theme: 'dark' } }));
    session.open(exampleCredentials);
    await flushPromises();
    await theme.choose('light');
    session.open(otherCredentials);
    await flushPromises();
    expect(shownPreferences()).toEqual(['pt-br', 'dark']);
  });
});
