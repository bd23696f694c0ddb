import { titleFromName } from '../../../../../server/media/import/title-from-name.ts';

test.each([
  ['pepper-and-carrot-01.cbz', 'Pepper and carrot', 1],
  ['Turma da Rua #12 (2019) [scan].cbz', 'Turma da Rua', 12],
  ['O_Fim_do_Mundo.zip', 'O Fim do Mundo', null],
  ['Baía Azul 4.pdf', 'Baía Azul', 4],
  ['Spider-Man 7.cbz', 'Spider-Man', 7],
  ['Mar Aberto vol. 3.cbz', 'Mar Aberto', 3],
  ['Mar Aberto 2.5.cbz', 'Mar Aberto', 2.5],
  ['2001.cbz', '2001', null],
  ['[scan].cbz', '[scan]', null],
  ['鳥の眼.cbz', '鳥の眼', null],
  ['folder of images', 'Folder of images', null],
])('%s is "%s", number %s', (name, title, number) => {
  expect(titleFromName(name)).toEqual({ title, number });
});
