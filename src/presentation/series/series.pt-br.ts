export const seriesPtBr = {
  kicker: 'Série',
  begin: 'Começar a ler',
  readFirst: 'Ler a primeira edição',
  beginAt: 'Ler a edição {{number}}',
  resume: 'Continuar a leitura',
  resumeAt: 'Continuar a edição {{number}}',
  issues: 'Edições',
  count_one: '{{count}} edição',
  count_other: '{{count}} edições',
  moreThan: 'Mais de {{number}} edições',
  empty: 'Esta série ainda não tem edições por aqui.',
  notFound: 'Não encontramos esta série.',
} as const;
