import { nameOf } from '../../../../../src/presentation/i18n/name-of.ts';

it('calls languages and countries as the reader does', () => {
  expect(nameOf('language', 'pt-br', 'pt-BR')).toBe('Português (Brasil)');
  expect(nameOf('language', 'ja', 'en-US')).toBe('Japanese');
  expect(nameOf('region', 'BR', 'pt-BR')).toBe('Brasil');
});

it('leaves what has no name as it is', () => {
  expect(nameOf('region', 'Wakanda', 'pt-BR')).toBe('Wakanda');
  expect(nameOf('language', '', 'pt-BR')).toBe('');
});
