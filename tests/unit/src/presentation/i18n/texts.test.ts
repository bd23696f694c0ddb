import i18next from 'i18next';
import { failures } from '../../../../../src/domain/failure.ts';
import { enUs } from '../../../../../src/presentation/i18n/en-us.ts';
import { failureText } from '../../../../../src/presentation/i18n/failure-text.ts';
import { formatDay } from '../../../../../src/presentation/i18n/format-day.ts';
import { formatPrice } from '../../../../../src/presentation/i18n/format-price.ts';
import { ptBr } from '../../../../../src/presentation/i18n/pt-br.ts';

const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as [string, string]] : leaves(text, `${path}${key}.`),
  );
const variables = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort();

describe('the texts', () => {
  it('use the same variables in both languages', () => {
    const english = new Map(leaves(enUs));
    for (const [key, text] of leaves(ptBr)) {
      expect([key, variables(english.get(key) ?? 'missing')]).toEqual([key, variables(text)]);
    }
  });

  it('say every failure of the catalogue in both languages, in English to the letter', () => {
    for (const { code, message } of Object.values(failures)) {
      expect(new Map(leaves(ptBr.errors)).get(code)).toBeTruthy();
      expect(new Map(leaves(enUs.errors)).get(code)).toBe(message);
    }
  });

  it('tell a failure by its code, or else by its own message', async () => {
    const texts = i18next.createInstance();
    await texts.init({ lng: 'pt-BR', resources: { 'pt-BR': { translation: ptBr } } });
    const tell = (code: string) => failureText(texts.t, { code, name: '', message: 'Do servidor.' });
    expect(tell('0001002')).toBe('Não foi possível conectar ao servidor.');
    expect(tell('LOGIN.TOO_MANY_ATTEMPTS')).toBe('Muitas tentativas. Espere alguns minutos e tente de novo.');
    expect(tell('SOMETHING.ELSE')).toBe('Do servidor.');
  });
});

describe('formats', () => {
  it('write money as each language does', () => {
    expect(formatPrice(1490, 'BRL', 'pt-BR').replace(/\s/g, ' ')).toBe('R$ 14,90');
    expect(formatPrice(1490, 'BRL', 'en-US')).toBe('R$14.90');
  });

  it('write a day that is the same day in every time zone', () => {
    expect(formatDay('2026-03-01', 'pt-BR')).toBe('1 de março de 2026');
    expect(formatDay('2026-03-01', 'en-US')).toBe('March 1, 2026');
  });
});
