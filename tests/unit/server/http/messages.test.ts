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
  });

  it('are filled with the details of the error', () => {
    const error = new ApiError('LOGIN.TOO_MANY_ATTEMPTS', { details: { minutes: '7' } });
    expect(apiErrorMessage(error, 'en-us')).toBe('Too many attempts. Try again in 7 min.');
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
