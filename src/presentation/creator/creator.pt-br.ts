export const creatorPtBr = {
  kicker: 'Quadrinista',
  series_one: '{{count}} série',
  series_other: '{{count}} séries',
  start: 'Comece por aqui',
  read: 'Começar a ler',
  toIssue: 'Ver a edição',
  seriesTitle: 'Séries',
  issuesTitle: 'Edições',
  empty: 'Ainda não há edições com este nome por aqui.',
  notFound: 'Não encontramos quadrinhos com este nome nos créditos.',
} as const;
