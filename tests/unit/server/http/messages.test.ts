import english from '../../../../server/http/messages/en-us.json' with { type: 'json' };
import portuguese from '../../../../server/http/messages/pt-br.json' with { type: 'json' };
import { problemMessage, refusalMessage } from '../../../../server/http/messages.ts';
import { Refusal, type RefusalCode, refusals } from '../../../../server/http/refusal.ts';

describe('the messages of refusals', () => {
  it('exist in both languages for exactly all refusals, with the same placeholders', () => {
    const codes = Object.keys(refusals).sort();
    expect(Object.keys(portuguese.refusals).sort()).toEqual(codes);
    expect(Object.keys(english.refusals).sort()).toEqual(codes);
    expect(Object.keys(english.problems)).toEqual(Object.keys(portuguese.problems));
    const placeholders = (texts: Record<string, string>) =>
      Object.values(texts).map((text) => text.match(/\{\w+\}/g)?.sort());
    expect(placeholders(english.refusals)).toEqual(placeholders(portuguese.refusals));
    expect(placeholders(english.problems)).toEqual(placeholders(portuguese.problems));
  });

  it('are filled with the details of the refusal', () => {
    const refusal = new Refusal('LOGIN.TOO_MANY_ATTEMPTS', { details: { minutes: '7' } });
    expect(refusalMessage(refusal, 'en-us')).toBe('Too many attempts. Try again in 7 min.');
  });

  it.each<[RefusalCode, string]>([
    ['INVALID_CREDENTIALS', 'invalid'],
    ['SESSION.REQUIRED', 'unauthorized'],
  ])('contain the English word of %s that clients look for', (code, word) => {
    expect(english.refusals[code].toLowerCase()).toContain(word);
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
