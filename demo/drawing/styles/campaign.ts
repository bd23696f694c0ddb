import { lightness, mix } from '../ink/colour.ts';
import type { DrawingStyle } from './drawing-style.ts';
import { hero } from './hero.ts';

const ink = '#1f160d';
const paper = '#f4e8cc';

/** War stories on old paper: printed like `hero`, with brown, olive and a little red ink. */
export const campaign: DrawingStyle = {
  ...hero,
  line: ink,
  weight: 5.5,
  eyes: 'dot',
  paper: '#e9d9b6',
  shade: () => 'rgba(50,28,8,.34)',
  paint: (colour) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colour.slice(at, at + 2), 16),
    );
    const light = lightness(colour);
    if (red > 150 && red - Math.max(green, blue) > 90) return mix('#a8321f', paper, Math.max(0, light - 0.4));
    const middle = green >= red || blue > red ? '#7a7f4a' : '#b08a58';
    return light < 0.5 ? mix(ink, middle, light * 2) : mix(middle, paper, light * 2 - 1);
  },
  lettering: {
    ...hero.lettering,
    size: 33,
    isUpperCase: true,
    speech: 'speech',
    balloon: { fill: '#fbf3df', line: ink, text: ink, weight: 4 },
    caption: { fill: '#e9d9b6', line: ink, text: ink, face: 'typewriter', weight: 4 },
  },
};
