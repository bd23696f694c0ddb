/** Texts of the end of an issue. */
export const endPtBr = {
  word: 'Fim',
  title: 'Você terminou {{title}}',
  next: 'A seguir',
  freeInSeries: 'Grátis nesta série',
  freeOfGenre: 'Grátis, do mesmo gênero',
  readNext: 'Ler agora',
  resume: 'Continuar (página {{page}})',
  seeNext: 'Ver a edição',
  isNewest: 'Esta é a edição mais nova da série.',
  toSeries: 'Ver a série {{series}}',
  readAgain: 'Ler de novo',
  back: 'Voltar à edição',
  sameSeries: 'Mais desta série',
  sameGenre: 'Você também pode gostar',
} as const;
