import { ApiError, type ApiErrorCode, statusByCode } from '../../../../server/http/api-error.ts';
import english from '../../../../server/http/messages/en-us.json' with { type: 'json' };
import portuguese from '../../../../server/http/messages/pt-br.json' with { type: 'json' };
import { apiErrorMessage, problemMessage } from '../../../../server/http/messages.ts';

describe('the messages of errors', () => {
  it('exist in both languages for each error code and no other, with the same placeholders', () => {
    const codes = Object.keys(statusByCode).sort();
    expect(Object.keys(portuguese.errors).sort()).toEqual(codes);
    expect(Object.keys(english.errors).sort()).toEqual(codes);
    expect(Object.keys(english.problems)).toEqual(Object.keys(portuguese.problems));
    const placeholders = (texts: Record<string, string>) =>
      Object.values(texts).map((text) => text.match(/\{\w+\}/g)?.sort());
    expect(placeholders(english.errors)).toEqual(placeholders(portuguese.errors));
    expect(placeholders(english.problems)).toEqual(placeholders(portuguese.problems));
    expect(Object.keys(english.fileProblems)).toEqual(Object.keys(portuguese.fileProblems));
    expect(placeholders(english.fileProblems)).toEqual(placeholders(portuguese.fileProblems));
    expect(placeholders(english.uploads)).toEqual(placeholders(portuguese.uploads));
  });

  it('are filled with the details of the error', () => {
    const error = new ApiError('LOGIN.TOO_MANY_ATTEMPTS', { details: { minutes: '7' } });
    expect(apiErrorMessage(error, 'en-us')).toBe('Too many attempts. Try again in 7 min.');
  });

  it.each([
    ['the whole file', undefined, 'The file "a.cbz" could not be used: it is damaged.'],
    ['a part of it', 'b.png', 'The file "a.cbz" could not be used: look at "b.png": it is damaged.'],
    ['an image that is the file', 'a.cbz', 'The file "a.cbz" could not be used: it is damaged.'],
  ])('say what is wrong with %s', (_name, entry, message) => {
    const details = { file: 'a.cbz', fileProblem: 'damaged', ...(entry && { entry }) };
    expect(apiErrorMessage({ code: 'CONTENT.INVALID_FILE', details }, 'en-us')).toBe(message);
  });

  it.each<[ApiErrorCode, string]>([
    ['INVALID_CREDENTIALS', 'invalid'],
    ['SESSION.REQUIRED', 'unauthorized'],
  ])('contain, for %s, the English word "%s" that clients search for', (code, word) => {
    expect(english.errors[code].toLowerCase()).toContain(word);
  });

  it('name the invalid part of the request', () => {
    const error = { keyword: 'type', instancePath: '/a/b', schemaPath: '', params: { type: 'integer' } };
    expect(problemMessage(error, 'en-us')).toBe('"a.b" must be of type integer');
    const missing = {
      keyword: 'required',
      instancePath: '',
      schemaPath: '',
      params: { missingProperty: 'page' },
    };
    expect(problemMessage(missing, 'pt-br')).toBe('falta "page"');
    const unknown = { keyword: 'uniqueItems', instancePath: '', schemaPath: '', params: {} };
    expect(problemMessage(unknown, 'en-us')).toBe('"body" is not accepted');
  });
});
