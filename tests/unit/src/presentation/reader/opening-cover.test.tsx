import { act, cleanup, fireEvent, render } from '@testing-library/react';
import {
  type IntendedReading,
  intendedChoice,
  readingKind,
} from '../../../../../src/domain/reading/reading-choice.ts';
import { OpeningCover } from '../../../../../src/presentation/reader/opening-cover.tsx';
import { sendCover } from '../../../../../src/presentation/ui/motion/travelling-cover.ts';
import { flushMicrotasks, ReaderFixture } from './reader-fixture.ts';

/** Presses a link that opens the issue in the reader. */
function pressLink(issue: Partial<IntendedReading> = {}): void {
  Object.assign(document, { startViewTransition: () => {} });
  // jsdom has no animations.
  Object.assign(Element.prototype, { animate: () => {} });
  const link = document.createElement('a');
  link.href = '/reader/issue-1';
  link.innerHTML = '<span data-cover><img alt=""></span>';
  const state = { complete: true, naturalWidth: 200, naturalHeight: 300, currentSrc: '/cover/256' };
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(link.querySelector('img'), name, { value });
  sendCover(link, issue);
}

beforeEach(() => pressLink());
afterEach(cleanup);

const shownCover = () => document.querySelector<HTMLImageElement>('[data-page-cover] img');
function placeOfCover() {
  const { style } = document.querySelector<HTMLElement>('[data-page-cover]') ?? document.body;
  return { left: style.left, top: style.top, width: style.width, height: style.height };
}
const isLeaving = () => document.querySelector('[data-leaving]') !== null;

const usualWindow = { width: 1440, height: 900 };

function show(reader: ReaderFixture, path = '/reader/issue-1', size = usualWindow): void {
  reader.presenter.resize({ ...size, density: 1 });
  render(<OpeningCover presenter={reader.presenter} path={path} />);
}

describe('the cover that opens a comic', () => {
  it('stays until the page is ready, and then leaves for good', async () => {
    const reader = new ReaderFixture();
    reader.images.isPaused = true;
    show(reader);
    await act(() => reader.open());
    expect(shownCover()?.getAttribute('src')).toBe('/cover/256');
    expect(isLeaving()).toBe(false);
    reader.images.completeRequests();
    await act(flushMicrotasks);
    expect(isLeaving()).toBe(true);
    act(() => reader.reading.goTo(20));
    expect(isLeaving()).toBe(true);
    const cover = shownCover();
    if (cover) fireEvent.animationEnd(cover);
    expect(shownCover()).toBeNull();
  });

  it('has the size and place of a page between the bars', () => {
    show(new ReaderFixture());
    const { left, top, width, height } = placeOfCover();
    expect([top, height]).toEqual(['53px', '847px']);
    expect(Number.parseFloat(left) * 2 + Number.parseFloat(width)).toBeCloseTo(1440);
  });

  it('is where the first page of a strip begins', () => {
    pressLink({ readingMode: 'vertical' });
    show(new ReaderFixture());
    expect(placeOfCover()).toEqual({ left: '300px', top: '53px', width: '840px', height: '1260px' });
  });

  it('fills the width of a low window, or is a whole page if the reader prefers that', () => {
    const lowWindow = { width: 740, height: 360 };
    show(new ReaderFixture(), '/reader/issue-1', lowWindow);
    expect(placeOfCover()).toEqual({ left: '0px', top: '45px', width: '740px', height: '1110px' });
    cleanup();
    pressLink();
    const reader = new ReaderFixture();
    const issue = { readingMode: 'paged', readingDirection: 'ltr' } as const;
    reader.choices.save(readingKind(issue), { ...intendedChoice(issue), lowWindowFit: 'page' });
    show(reader, '/reader/issue-1', lowWindow);
    expect(placeOfCover().top).toBe('45px');
    expect(Number.parseFloat(placeOfCover().height)).toBeCloseTo(315);
  });

  it('leaves if the comic cannot be opened', async () => {
    const reader = new ReaderFixture();
    show(reader);
    await act(() => reader.presenter.open('unknown'));
    expect(isLeaving()).toBe(true);
  });

  it('is shown once: not when the reader returns to the address', () => {
    show(new ReaderFixture());
    expect(shownCover()).toBeTruthy();
    cleanup();
    show(new ReaderFixture());
    expect(shownCover()).toBeNull();
  });

  it('is not shown without one that was sent to this address', () => {
    show(new ReaderFixture(), '/reader/issue-2');
    expect(shownCover()).toBeNull();
  });
});
