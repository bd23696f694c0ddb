import { jest } from '@jest/globals';
import { ModalsPresenter } from '../../../../../../src/presentation/shell/modals/modals-presenter.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const question = (title: string) => ({ title, message: '' });
const titleOf = (modal: ModalsPresenter['top']) => modal?.name === 'CONFIRM' && modal.payload.title;
const titlesOf = (list: ModalsPresenter['shownModals']) => list.map(titleOf);

const openModals = (...titles: string[]) => {
  const modals = new ModalsPresenter();
  const ids = titles.map((title) => modals.open('CONFIRM', question(title)));
  return { modals, ids: ids as [number, number, number] };
};

describe('ModalsPresenter', () => {
  it('opens each modal above the former ones', () => {
    const { modals } = openModals('a', 'b');
    expect(titlesOf(modals.shownModals)).toEqual(['a', 'b']);
    expect(titleOf(modals.top)).toBe('b');
    expect(modals.closingModals).toEqual([]);
  });

  it('replaces a modal in the same slot', () => {
    const { modals, ids } = openModals('a', 'b');
    const slot = modals.shownModals[0]?.slot;
    const id = modals.replace(ids[0], 'CONFIRM', question('c'));
    expect(titlesOf(modals.shownModals)).toEqual(['c', 'b']);
    expect(modals.shownModals[0]).toMatchObject({ id, slot });
    expect(modals.isOpen(ids[0])).toBe(false);
    expect(modals.isOpen(id)).toBe(true);
  });

  it('opens the replacement of a modal that no longer exists', () => {
    const { modals, ids } = openModals('a');
    modals.endClosing(ids[0]);
    modals.replace(ids[0], 'CONFIRM', question('b'));
    expect(titlesOf(modals.shownModals)).toEqual(['b']);
  });

  it('lists a closing modal as shown and closing for 400 ms, then as neither', () => {
    const { modals, ids } = openModals('a', 'b');
    modals.startClosing(ids[1]);
    expect(titlesOf(modals.shownModals)).toEqual(['a', 'b']);
    expect(titlesOf(modals.closingModals)).toEqual(['b']);
    expect(titleOf(modals.top)).toBe('a');
    jest.advanceTimersByTime(399);
    expect(titlesOf(modals.closingModals)).toEqual(['b']);
    jest.advanceTimersByTime(1);
    expect(titlesOf(modals.shownModals)).toEqual(['a']);
    expect(modals.closingModals).toEqual([]);
  });

  it('does not close a modal twice', () => {
    const { modals, ids } = openModals('a');
    modals.startClosing(ids[0]);
    modals.startClosing(ids[0]);
    expect(titlesOf(modals.closingModals)).toEqual(['a']);
  });

  it('keeps the replacement of a closing modal open', () => {
    const { modals, ids } = openModals('a');
    modals.startClosing(ids[0]);
    modals.replace(ids[0], 'CONFIRM', question('b'));
    jest.advanceTimersByTime(400);
    expect(titlesOf(modals.shownModals)).toEqual(['b']);
    expect(modals.closingModals).toEqual([]);
  });

  it('closes all modals', () => {
    const { modals } = openModals('a', 'b', 'c');
    modals.startClosingAll();
    expect(modals.top).toBeNull();
    jest.advanceTimersByTime(400);
    expect(modals.shownModals).toEqual([]);
  });
});
