import { openDemoWarning } from '../../../../server/demo/open-demo-warning.ts';

it.each([
  [{ demo: true, host: '127.0.0.1', publicUrl: undefined }, false],
  [{ demo: true, host: '::1', publicUrl: undefined }, false],
  [{ demo: true, host: '0.0.0.0', publicUrl: undefined }, true],
  [{ demo: true, host: '127.0.0.1', publicUrl: 'https://banca.example' }, true],
  [{ demo: false, host: '0.0.0.0', publicUrl: 'https://banca.example' }, false],
])('a demo at %j is warned of: %s', (configuration, isWarned) => {
  expect(openDemoWarning(configuration) !== null).toBe(isWarned);
});
