import { join } from 'node:path';
import { openLockAddress } from '../../../../server/data-directory/lock-address.ts';

test('is a named pipe on Windows, the same for every spelling of a path', () => {
  const { path } = openLockAddress('one', 'win32');
  expect(path).toMatch(/^\\\\\.\\pipe\\banca-[\da-f]{32}$/);
  expect(openLockAddress('two', 'win32').path).not.toBe(path);
  expect(openLockAddress('ONE', 'win32').path).toBe(path);
});

test('is a short file named after the folder where the path is too long and there is no /proc', () => {
  const long = join('/', 'x'.repeat(120));
  const { path } = openLockAddress(long, 'darwin');
  expect(path).toMatch(/banca-[\da-f]{32}\.sock$/);
  expect(Buffer.byteLength(path)).toBeLessThan(100);
  expect(openLockAddress(long, 'darwin').path).toBe(path);
  expect(openLockAddress(`${long}y`, 'darwin').path).not.toBe(path);
});
