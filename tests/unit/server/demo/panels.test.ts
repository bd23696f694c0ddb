import { pageAreaOf, type Story } from '../../../../server/demo/demo-issue.ts';
import { centreOf } from '../../../../server/demo/drawing/balloon.ts';
import { widthOf } from '../../../../server/demo/drawing/lettering.ts';
import { drawComicPage, framesOf } from '../../../../server/demo/drawing/page.ts';
import { headBox, overlap, stage } from '../../../../server/demo/drawing/stage.ts';
import { roundness } from '../../../../server/demo/drawing/words.ts';
import { stories } from '../../../../server/demo/stories.ts';

const panelsOf = (story: Story) => {
  const rightToLeft = story.readingDirection === 'rtl';
  return story.pages.flatMap((page) =>
    framesOf(page, pageAreaOf(story, page), story.manner, rightToLeft).map((frame) => ({
      frame,
      staged: stage(frame.panel, frame.area, story.manner, rightToLeft),
    })),
  );
};

describe('the panels of the demo comics', () => {
  it.each(stories)('keep every line inside its balloon: $slug', (story) => {
    for (const { staged } of panelsOf(story)) {
      for (const words of staged.words) {
        const [x, y] = centreOf(words);
        words.lines.forEach((line, index) => {
          const reachX = widthOf(line, words.face, words.size) / 2;
          const top = y - words.textHeight / 2 + index * words.lineHeight;
          const reachY = Math.max(Math.abs(top - y), Math.abs(top + words.lineHeight - y));
          const inside =
            words.words.kind === 'caption'
              ? reachX <= words.width / 2 && reachY <= words.height / 2
              : (reachX / (words.width / 2)) ** roundness + (reachY / (words.height / 2)) ** roundness <=
                1.001;
          expect(inside).toBe(true);
        });
        expect(x).toBeGreaterThan(0);
      }
    }
  });

  it.each(stories)('keep balloons inside the panel and apart: $slug', (story) => {
    for (const { staged, frame } of panelsOf(story)) {
      staged.words.forEach((words, index) => {
        expect(words.x).toBeGreaterThanOrEqual(0);
        expect(words.y).toBeGreaterThanOrEqual(0);
        expect(words.x + words.width).toBeLessThanOrEqual(frame.area.width);
        expect(words.y + words.height).toBeLessThanOrEqual(frame.area.height);
        for (const other of staged.words.slice(index + 1))
          expect(
            overlap({ ...words, height: words.height - 16 }, { ...other, height: other.height - 16 }),
          ).toBe(false);
      });
    }
  });

  it.each(stories)('keep balloons off the faces: $slug', (story) => {
    for (const { staged } of panelsOf(story)) {
      for (const { actor, at } of staged.figures)
        for (const words of staged.words) expect(overlap(headBox(actor, at), words)).toBe(false);
    }
  });

  it.each(stories)('lead every tail to somebody: $slug', (story) => {
    for (const { staged } of panelsOf(story)) {
      staged.words.forEach((words, index) => {
        expect(staged.tips[index] === null).toBe(words.words.kind === 'caption');
      });
    }
  });

  it('write no number that is not one', () => {
    for (const story of stories)
      for (const page of story.pages) {
        const drawing = drawComicPage(page, pageAreaOf(story, page), story.manner, false, 'numbers');
        expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      }
  });
});
