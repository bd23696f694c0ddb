import fc from 'fast-check';
import { widthOf } from '../../../../../demo/drawing/lettering/lettering.ts';
import { roundness, setWords, wordsKinds } from '../../../../../demo/drawing/lettering/words.ts';
import { drawingStyles } from '../../../../../demo/drawing/styles/drawing-styles.ts';

const sentence = fc
  .array(fc.stringMatching(/^[A-Za-zçãéõú]{1,12}[.,!?…]?$/), { minLength: 1, maxLength: 24 })
  .map((words) => words.join(' '));

describe('words in a balloon', () => {
  it('lie inside it, every line of them', () => {
    fc.assert(
      fc.property(
        sentence,
        fc.constantFrom(...wordsKinds),
        fc.constantFrom(...Object.values(drawingStyles)),
        fc.integer({ min: 420, max: 1100 }),
        (text, kind, style, available) => {
          const set = setWords({ kind, text, by: 'ana' }, style.words, available);
          expect(set.lines.join(' ').toLowerCase()).toBe(text.toLowerCase());
          set.lines.forEach((line, index) => {
            const reachX = widthOf(line, set.face, set.size) / 2;
            const top = index * set.lineHeight - set.textHeight / 2;
            const reachY = Math.max(Math.abs(top), Math.abs(top + set.lineHeight));
            const [shareX, shareY] = [reachX / (set.width / 2), reachY / (set.height / 2)];
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
