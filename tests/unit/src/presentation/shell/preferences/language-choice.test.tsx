import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LanguageChoice } from '../../../../../../src/presentation/shell/preferences/language-choice.tsx';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

it('the language choice shows each language under its own name', async () => {
  const language = buildLanguagePresenter();
  render(<LanguageChoice language={language} />);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Idioma' });
  expect([...choice.options].map(({ text, lang }) => [text, lang])).toEqual([
    ['Português', 'pt-BR'],
    ['English', 'en-US'],
  ]);
  await act(async () => fireEvent.change(choice, { target: { value: 'en-us' } }));
  expect(language.current).toBe('en-us');
});
