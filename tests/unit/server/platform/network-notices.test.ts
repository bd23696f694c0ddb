import { readConfiguration } from '../../../../server/configuration/configuration.ts';
import { networkNotices } from '../../../../server/platform/network-notices.ts';

it.each([
  [{}, []],
  [{ DEMO: 'off' }, []],
  [{ HOST: '192.168.0.10', DEMO: 'on' }, ['Warning: DEMO is on']],
  [{ PUBLIC_URL: 'https://banca.example', DEMO: 'on' }, ['Warning: DEMO is on']],
  [{ PUBLIC_URL: 'https://banca.example' }, ['The demo is off']],
  [{ HOST: '0.0.0.0' }, ['The demo is off', 'Only this machine can use the platform. Set PUBLIC_URL']],
])('the notices for %j begin with %j', (environment, beginnings) => {
  const notices = networkNotices(readConfiguration(environment));
  expect(notices).toEqual(beginnings.map((beginning) => expect.stringContaining(beginning)));
});
