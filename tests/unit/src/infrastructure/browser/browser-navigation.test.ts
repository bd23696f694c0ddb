import { BrowserNavigation } from '../../../../../src/infrastructure/browser/browser-navigation.ts';

function build() {
  const led: string[] = [];
  const location = {
    origin: 'https://banca.example',
    assign: (address: string | URL) => void led.push(`${address}`),
  };
  return { led, navigation: new BrowserNavigation(location) };
}

describe('BrowserNavigation', () => {
  it('comes back to the callback of the very page', () => {
    expect(build().navigation.callbackAddress).toBe('https://banca.example/callback');
  });

  it.each(['https://accounts.example/o/auth?a=1', 'http://127.0.0.1:4173/thirdparty/google/auth'])(
    'leaves for %s',
    (address) => {
      const { navigation, led } = build();
      expect(navigation.leaveFor(address)).toBe(true);
      expect(led).toEqual([address]);
    },
  );

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'file:///etc', '/plans', ''])(
    'stays rather than leave for "%s"',
    (address) => {
      const { navigation, led } = build();
      expect(navigation.leaveFor(address)).toBe(false);
      expect(led).toEqual([]);
    },
  );
});
