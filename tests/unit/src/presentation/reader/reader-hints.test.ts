import { observable, runInAction } from 'mobx';
import type { ReadingFrame } from '../../../../../src/domain/reading/page-size.ts';
import type { ReadingChoice } from '../../../../../src/domain/reading/reading-choice.ts';
import type { Spread } from '../../../../../src/domain/reading/spreads.ts';
import { ReaderHints } from '../../../../../src/presentation/reader/reader-hints.ts';
import { buildPicture } from '../../../../fakes/catalogue/build-issue.ts';

const phone: ReadingFrame = { width: 360, height: 740, density: 1 };
const manga: ReadingChoice = {
  mode: 'paged',
  direction: 'rtl',
  fit: 'page',
  lowWindowFit: 'width',
  showsPairs: false,
  animatesTurns: false,
};

/** A comic whose second page is wide. */
function openHints(change: Partial<{ choice: ReadingChoice; frame: ReadingFrame; isAtEnd: boolean }> = {}) {
  const pages = [800, 1600].map((width, index) => ({
    number: index + 1,
    picture: { ...buildPicture(), width, height: 1200 },
    panels: [],
  }));
  const spread: Spread = [0];
  const reading = observable.object(
    { comic: { pages }, choice: manga, frame: phone, isAtEnd: false, spread, ...change },
    {},
    { deep: false },
  );
  const show = (page: number) => runInAction(() => Object.assign(reading, { spread: [page] }));
  return { hints: new ReaderHints(reading), show };
}

describe('ReaderHints', () => {
  it('shows the direction of a manga after a wrong turn, until the page changes', () => {
    const { hints } = openHints();
    expect(hints.shownKind).toBeNull();
    hints.reportWrongTurn();
    expect(hints.shownKind).toBe('direction');
    hints.handleTurn();
    expect(hints.shownKind).toBeNull();
    hints.reportWrongTurn();
    expect(hints.shownKind).toBeNull();
  });

  it('suggests to rotate a phone for a wide page, once', () => {
    const { hints, show } = openHints();
    show(1);
    expect(hints.shownKind).toBe('rotation');
    hints.handleTurn();
    expect(hints.shownKind).toBe('rotation');
    hints.close();
    show(0);
    show(1);
    expect(hints.shownKind).toBeNull();
  });

  it.each([
    ['in landscape', { frame: { width: 740, height: 360, density: 1 } }],
    ['on a tablet', { frame: { width: 820, height: 1180, density: 1 } }],
    ['in a scrolled comic', { choice: { ...manga, mode: 'vertical' as const } }],
    ['at the end', { isAtEnd: true }],
  ])('does not suggest it %s', (_where, change) => {
    const { hints, show } = openHints(change);
    show(1);
    expect(hints.shownKind).toBeNull();
  });
});
