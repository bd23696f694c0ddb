import { stat } from 'node:fs/promises';
import { ImportFailure } from '../../../../server/media/import-failure.ts';
import { reasonOf } from '../../../../server/media/reason.ts';

const errorWithCode = (code: string, message = 'internal words') =>
  Object.assign(new Error(message), { code });

test('describes known errors in plain words', async () => {
  expect(reasonOf(await stat('/no/such/file').catch((error: unknown) => error))).toBe('does not exist');
  expect(reasonOf(errorWithCode('EACCES'))).toBe('cannot be read: permission denied');
  expect(reasonOf(new ImportFailure('is empty'))).toBe('is empty');
  expect(reasonOf(AbortSignal.abort().reason)).toBe('was stopped before it finished');
});

test('reports a full disk, of the files or of the database', () => {
  expect(reasonOf(errorWithCode('ENOSPC'))).toContain('the disk is full');
  expect(reasonOf(errorWithCode('53100'))).toContain('the disk of the database is full');
});

test('keeps the message of unexpected errors', () => {
  expect(reasonOf(new Error('odd'))).toBe('could not be imported: odd');
  expect(reasonOf('odd')).toBe('could not be imported: odd');
});
