import { describeDevice } from '../../../../../server/identity/sessions/describe-device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
  [undefined, null, null],
])('returns browser and system of %j', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

it.each([
  '<img src=x onerror=alert(1)>/1.0 (<b>; rv:1)',
  'Banca%00\u0000/1.0',
  'Your account is blocked, call 0800 123/1.0 Version/1',
  '__proto__/1 constructor/2',
])('returns no names from the forged user agent %j', (userAgent) => {
  expect(describeDevice(userAgent).browser).toBeNull();
  expect(describeDevice(userAgent).system).toBeNull();
});

it.each(['Mozilla/5.0 (', 'Android ', 'Version/1.', ' ', 'Opera', 'a/', '(((((', 'Windows NT'])(
  'examines only the beginning of a long text that repeats %j',
  (text) => {
    const long = text.repeat(100_000);
    expect(describeDevice(long)).toEqual(describeDevice(long.slice(0, 256)));
  },
);
