import { jest } from '@jest/globals';
import { ConfirmPresenter } from '../../../../../../src/presentation/shell/modals/confirm-presenter.ts';
import { ModalsPresenter } from '../../../../../../src/presentation/shell/modals/modals-presenter.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUpConfirm = () => {
  const modals = new ModalsPresenter();
  return { modals, confirm: new ConfirmPresenter(modals) };
};
const question = { title: 'Remover?', message: 'Não volta.' };
const topId = ({ top }: ModalsPresenter) => top?.id ?? 0;

describe('ConfirmPresenter', () => {
  it.each([true, false])('resolves to the answer of the reader (%s)', async (choice) => {
    const { modals, confirm } = setUpConfirm();
    const answer = confirm.ask(question);
    expect(modals.top).toMatchObject({ name: 'CONFIRM', payload: question });
    confirm.answer(topId(modals), choice);
    expect(await answer).toBe(choice);
  });

  it.each([
    ['it is closed', (modals: ModalsPresenter) => modals.startClosing(topId(modals))],
    ['the reader leaves the page', (modals: ModalsPresenter) => modals.startClosingAll()],
    [
      'another modal takes its place',
      (modals: ModalsPresenter) => modals.replace(topId(modals), 'CONFIRM', question),
    ],
  ])('resolves to false when %s', async (_, leave) => {
    const { modals, confirm } = setUpConfirm();
    const answer = confirm.ask(question);
    leave(modals);
    expect(await answer).toBe(false);
  });

  it('opens a second question above the first, each with its own answer', async () => {
    const { modals, confirm } = setUpConfirm();
    const first = confirm.ask(question);
    const firstId = topId(modals);
    const second = confirm.ask({ ...question, title: 'Mesmo?' });
    expect(modals.shownModals.map(({ payload }) => payload)).toMatchObject([
      { title: 'Remover?' },
      { title: 'Mesmo?' },
    ]);
    confirm.answer(topId(modals), false);
    expect(await second).toBe(false);
    expect(modals.isOpen(firstId)).toBe(true);
    confirm.answer(firstId, true);
    expect(await first).toBe(true);
  });

  it('ignores an answer to a modal that is closing', async () => {
    const { modals, confirm } = setUpConfirm();
    const answer = confirm.ask(question);
    const id = topId(modals);
    modals.startClosing(id);
    confirm.answer(id, true);
    expect(await answer).toBe(false);
  });
});
