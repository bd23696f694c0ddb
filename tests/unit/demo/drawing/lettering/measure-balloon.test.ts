import fc from 'fast-check';
import { widthOf } from '../../../../../demo/drawing/lettering/lettering.ts';
import {
  balloonKinds,
  measureBalloon,
  roundness,
} from '../../../../../demo/drawing/lettering/measure-balloon.ts';
import { drawingStyles } from '../../../../../demo/drawing/styles/drawing-styles.ts';

const sentence = fc
  .array(fc.stringMatching(/^[A-Za-zçãéõú]{1,12}[.,!?…]?$/), { minLength: 1, maxLength: 24 })
  .map((words) => words.join(' '));

describe('a measured balloon', () => {
  it('encloses every line of its text', () => {
    fc.assert(
      fc.property(
        sentence,
        fc.constantFrom(...balloonKinds),
        fc.constantFrom(...Object.values(drawingStyles)),
        fc.integer({ min: 420, max: 1100 }),
        (text, kind, style, maxWidth) => {
          const measured = measureBalloon({ kind, text, by: 'ana' }, style.lettering, maxWidth);
          expect(measured.lines.join(' ').toLowerCase()).toBe(text.toLowerCase());
          measured.lines.forEach((line, index) => {
            const reachX = widthOf(line, measured.face, measured.size) / 2;
            const top = index * measured.lineHeight - measured.textHeight / 2;
            const reachY = Math.max(Math.abs(top), Math.abs(top + measured.lineHeight));
            const [shareX, shareY] = [reachX / (measured.width / 2), reachY / (measured.height / 2)];
            const isInside =
              kind === 'caption'
                ? Math.max(shareX, shareY) <= 1
                : shareX ** roundness + shareY ** roundness <= 1.001;
            expect(isInside).toBe(true);
          });
        },
      ),
    );
  });
});
