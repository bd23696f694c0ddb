import { BrowserNavigation } from '../../../../../src/infrastructure/browser/browser-navigation.ts';

function setUpNavigation() {
  const opened: string[] = [];
  const location = {
    origin: 'https://banca.example',
    assign: (address: string | URL) => void opened.push(`${address}`),
  };
  return { opened, navigation: new BrowserNavigation(location) };
}

describe('BrowserNavigation', () => {
  it('has the callback address of the current origin', () => {
    expect(setUpNavigation().navigation.callbackAddress).toBe('https://banca.example/callback');
  });

  it.each(['https://accounts.example/o/auth?a=1', 'http://127.0.0.1:4173/thirdparty/google/auth'])(
    'opens %s',
    (address) => {
      const { navigation, opened } = setUpNavigation();
      expect(navigation.leaveFor(address)).toBe(true);
      expect(opened).toEqual([address]);
    },
  );

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'file:///etc', '/plans', ''])(
    'does not open "%s"',
    (address) => {
      const { navigation, opened } = setUpNavigation();
      expect(navigation.leaveFor(address)).toBe(false);
      expect(opened).toEqual([]);
    },
  );
});
