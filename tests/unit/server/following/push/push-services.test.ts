import { isPushService } from '../../../../../server/following/push/push-services.ts';

describe('the addresses to which messages may be sent', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://jmt17.google.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('include %s', (address) => expect(isPushService(address, [])).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilfcm.googleapis.com/',
    'https://other.googleapis.com/',
    'https://evilpush.apple.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'file:///etc/passwd',
    'not an address',
  ])('do not include %s', (address) => expect(isPushService(address, [])).toBe(false));

  it('include configured origins, and nothing else on their hosts', () => {
    const origins = ['http://127.0.0.1:4000'];
    expect(isPushService('http://127.0.0.1:4000/push/1', origins)).toBe(true);
    expect(isPushService('http://127.0.0.1:4001/push/1', origins)).toBe(false);
    expect(isPushService('https://127.0.0.1:4000/push/1', origins)).toBe(false);
  });
});
