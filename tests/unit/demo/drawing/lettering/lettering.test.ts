import { faces } from '../../../../../demo/drawing/ink/typeface.ts';
import { missingLetters, textPath, wrap } from '../../../../../demo/drawing/lettering/lettering.ts';

describe('the letters of the comics', () => {
  it.each(faces)('have all that Portuguese and English write: %s', (face) => {
    const written = 'AÁÀÂÃÇÉÊÍÓÔÕÚÜaáàâãçéêíóôõúü0123456789ºª.,:;!?…–—-“”‘’()$%&/';
    expect(missingLetters(written, face).filter((letter) => letter !== 'ª')).toEqual([]);
    expect(textPath('Ação!', face, 40, 0, 0)).toMatch(/^M-?\d/);
  });

  it('are told apart from those that a face does not have', () => {
    expect(missingLetters('日本 Oi 日', 'speech')).toEqual(['日', '本']);
  });

  it('break into lines that are as even as their number allows', () => {
    const lines = wrap('um dois três quatro cinco seis', 'speech', 30, 320);
    expect(lines.join(' ')).toBe('um dois três quatro cinco seis');
    expect(lines).toEqual(['um dois três', 'quatro cinco seis']);
  });
});
