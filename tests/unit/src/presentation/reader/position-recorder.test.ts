import type { OpenedComic } from '../../../../../src/application/reading/open-comic.ts';
import type { PlaceInPage } from '../../../../../src/domain/reading/reading.ts';
import type { Spread } from '../../../../../src/domain/reading/spreads.ts';
import { PositionRecorder } from '../../../../../src/presentation/reader/position-recorder.ts';

/** Ten pages, of which the spread is shown. Returns what was recorded, in order. */
function setUpRecorder(spread: Spread, startPlace: PlaceInPage | null = null) {
  const recorded: (readonly [kind: 'position' | 'place' | 'pages', ...pages: readonly number[]])[] = [];
  const readyPages = new Set<number>();
  const reading = {
    comic: { startPlace } as OpenedComic,
    pageCache: { isReady: (page: number) => readyPages.has(page) },
    count: 10,
    spread,
    isAtEnd: false,
  };
  const recorder = new PositionRecorder(reading, {
    recordTurn: (_, page) => recorded.push(['position', page]),
    recordPlace: (_, { page, share }) => recorded.push(['place', page, share]),
    recordPages: (_, pages) => recorded.push(['pages', ...pages]),
  });
  const load = (page: number) => {
    readyPages.add(page);
    recorder.recordIfShown();
  };
  return { recorder, reading, recorded, load };
}

describe('PositionRecorder', () => {
  it('records the position and the pages once a page has loaded, and again once all have', () => {
    const { recorder, recorded, load } = setUpRecorder([3, 4]);
    recorder.recordPosition();
    expect(recorded).toEqual([]);
    load(4);
    expect(recorded).toEqual([
      ['position', 3],
      ['pages', 4],
    ]);
    load(3);
    load(5);
    expect(recorded.slice(2)).toEqual([
      ['position', 3],
      ['pages', 3, 4],
    ]);
  });

  it('records the place in a page at once, and again after the position of the page, which replaces it', () => {
    const { recorder, recorded, load } = setUpRecorder([3]);
    recorder.recordPosition();
    recorder.recordPlace({ page: 3, share: 0.4 });
    load(3);
    expect(recorded).toEqual([
      ['place', 3, 0.4],
      ['position', 3],
      ['place', 3, 0.4],
      ['pages', 3],
    ]);
  });

  it('keeps the place in which the comic was opened, although nothing is scrolled', () => {
    const { recorder, recorded, load } = setUpRecorder([3], { page: 3, share: 0.6 });
    recorder.recordPosition();
    load(3);
    expect(recorded).toEqual([
      ['position', 3],
      ['place', 3, 0.6],
      ['pages', 3],
    ]);
  });

  it('records pages without a change of the position', () => {
    const { recorder, recorded, load } = setUpRecorder([3]);
    recorder.recordPages();
    load(3);
    expect(recorded).toEqual([['pages', 3]]);
  });

  it('counts the last spread as the last page only once all of it has loaded', () => {
    const { recorder, recorded, load } = setUpRecorder([8, 9]);
    recorder.recordPosition();
    load(9);
    load(8);
    expect(recorded.filter(([kind]) => kind === 'position')).toEqual([
      ['position', 8],
      ['position', 9],
    ]);
  });

  it('records nothing at the end until the end is left', () => {
    const { recorder, reading, recorded, load } = setUpRecorder([9]);
    reading.isAtEnd = true;
    recorder.recordPosition();
    load(9);
    expect(recorded).toEqual([]);
    reading.isAtEnd = false;
    recorder.recordIfShown();
    expect(recorded).toEqual([
      ['position', 9],
      ['pages', 9],
    ]);
  });
});
