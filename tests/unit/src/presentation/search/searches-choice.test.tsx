import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SearchesChoice } from '../../../../../src/presentation/search/searches-choice.tsx';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpSearch } from './set-up-search.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

function show(isAllowed: boolean | null) {
  const { recentSearches, recent } = setUpSearch();
  recentSearches.answer = isAllowed;
  recent.load();
  render(<SearchesChoice recent={recent} />);
  return { recent };
}

describe('SearchesChoice', () => {
  it('asks once, keeps the focus, and offers to change the answer', async () => {
    const { recent } = show(null);
    recent.remember('maré');
    expect([buttons(), recent.texts]).toEqual([['Sim', 'Não'], []]);
    await press('Sim');
    expect(document.activeElement?.textContent).toBe('Suas buscas recentes ficam guardadas neste aparelho.');
    recent.remember('maré');
    expect([buttons(), recent.texts]).toEqual([['Parar de guardar e apagar'], ['maré']]);
    await press('Parar de guardar e apagar');
    expect([buttons(), recent.texts]).toEqual([['Guardar minhas buscas'], []]);
  });

  it('takes no for an answer', async () => {
    const { recent } = show(null);
    await press('Não');
    recent.remember('maré');
    expect([buttons(), recent.texts, recent.isAllowed]).toEqual([['Guardar minhas buscas'], [], false]);
  });
});
