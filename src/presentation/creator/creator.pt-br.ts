export const creatorPtBr = {
  kicker: 'Artista',
  series_one: '{{count}} série',
  series_other: '{{count}} séries',
  seriesTitle: 'Séries',
  issuesTitle: 'Edições',
  empty: 'Ainda não há edições com este nome por aqui.',
  notFound: 'Não encontramos quadrinhos com este nome nos créditos.',
} as const;
