import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { OpeningCover } from '../../../../../src/presentation/reader/opening-cover.tsx';
import { sendCover } from '../../../../../src/presentation/ui/motion/travelling-cover.ts';
import { flushMicrotasks, ReaderFixture } from './reader-fixture.ts';

beforeEach(() => {
  Object.assign(document, { startViewTransition: () => {} });
  // jsdom has no animations.
  Object.assign(Element.prototype, { animate: () => {} });
  const link = document.createElement('a');
  link.href = '/reader/issue-1';
  link.innerHTML = '<span data-cover><img alt=""></span>';
  const state = { complete: true, naturalWidth: 200, naturalHeight: 300, currentSrc: '/cover/256' };
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(link.querySelector('img'), name, { value });
  sendCover(link);
});
afterEach(cleanup);

const shownCover = () => document.querySelector<HTMLImageElement>('[data-page-cover] img');
const isLeaving = () => document.querySelector('[data-leaving]') !== null;

function show(reader: ReaderFixture, path = '/reader/issue-1'): void {
  reader.presenter.resize({ width: 1440, height: 900, density: 1 });
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
    const { style } = document.querySelector<HTMLElement>('[data-page-cover]') ?? document.body;
    expect([style.top, style.height]).toEqual(['53px', '794px']);
    expect(Number.parseFloat(style.left) * 2 + Number.parseFloat(style.width)).toBeCloseTo(1440);
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
