import { followOtherTabs } from '../../../../../src/composition/startup/follow-other-tabs.ts';
import { StoredPreferences } from '../../../../../src/infrastructure/storage/stored-preferences.ts';

it('followOtherTabs applies theme and language that another tab chose', () => {
  const tab = new EventTarget();
  const adopted: string[] = [];
  const adopt = (choice: string) => void adopted.push(choice);
  const preferences = new StoredPreferences(localStorage, () => ({ language: 'pt-br', theme: 'dark' }));
  followOtherTabs(tab, preferences, { adopt }, { adopt: async (language) => adopt(language) });
  preferences.save({ theme: 'light', language: 'en-us' });
  const notify = (key: string) => tab.dispatchEvent(new StorageEvent('storage', { key }));
  notify('banca.session');
  expect(adopted).toEqual([]);
  notify('banca.theme');
  notify('banca.language');
  expect(adopted).toEqual(['light', 'en-us']);
});
