import { faces } from '../../../../../demo/drawing/ink/typeface.ts';
import { missingCharacters, textPath, wrap } from '../../../../../demo/drawing/lettering/lettering.ts';

describe('the typefaces of the comics', () => {
  it.each(faces)('have all characters of Portuguese and English: %s', (face) => {
    const characters = 'AÁÀÂÃÇÉÊÍÓÔÕÚÜaáàâãçéêíóôõúü0123456789ºª.,:;!?…–—-“”‘’()$%&/';
    expect(missingCharacters(characters, face).filter((character) => character !== 'ª')).toEqual([]);
    expect(textPath('Ação!', face, 40, 0, 0)).toMatch(/^M-?\d/);
  });

  it('report the characters that they do not have', () => {
    expect(missingCharacters('日本 Oi 日', 'speech')).toEqual(['日', '本']);
  });

  it('wrap text into lines of equal length', () => {
    const lines = wrap('um dois três quatro cinco seis', 'speech', 30, 320);
    expect(lines.join(' ')).toBe('um dois três quatro cinco seis');
    expect(lines).toEqual(['um dois três', 'quatro cinco seis']);
  });
});
