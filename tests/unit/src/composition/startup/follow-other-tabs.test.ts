import { followOtherTabs } from '../../../../../src/composition/startup/follow-other-tabs.ts';
import { StoredPreferences } from '../../../../../src/infrastructure/storage/stored-preferences.ts';

it('a tab takes the theme and the language that were chosen in another', () => {
  const tab = new EventTarget();
  const adopted: string[] = [];
  const adopt = (choice: string) => void adopted.push(choice);
  const preferences = new StoredPreferences(localStorage);
  followOtherTabs(tab, preferences, { adopt }, { adopt: async (language) => adopt(language) });
  preferences.keep({ theme: 'light', language: 'en-us' });
  const tell = (key: string) => tab.dispatchEvent(new StorageEvent('storage', { key }));
  tell('banca.session');
  expect(adopted).toEqual([]);
  tell('banca.theme');
  tell('banca.language');
  expect(adopted).toEqual(['light', 'en-us']);
});
