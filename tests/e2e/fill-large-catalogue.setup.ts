import { largePort } from './port.ts';
import { expect, test } from './test.ts';

test('the large catalogue is filled while other tests run', async ({ request }) => {
  const response = await request.post(`http://127.0.0.1:${largePort + 1}`);
  expect(await response.text()).toMatch(/^(filling|open)$/);
});
