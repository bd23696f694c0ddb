export const publisherPtBr = {
  kicker: 'Editora',
  series_one: '{{count}} série',
  series_other: '{{count}} séries',
  featured: 'Comece por aqui',
  toSeries: 'Ver a série',
  seriesTitle: 'Séries',
  issuesTitle: 'Edições',
  empty: 'Esta editora ainda não publicou nada por aqui.',
  notFound: 'Não encontramos esta editora.',
  goneTitle: 'Editora fora da Banca',
  gone: 'Esta editora deixou a Banca. O que você comprou dela continua seu.',
  toPublishers: 'Ver as editoras',
} as const;
