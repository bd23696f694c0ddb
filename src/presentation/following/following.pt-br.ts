export const followingPtBr = {
  title: 'Seguindo',
  empty: 'Siga séries, editoras e quem faz os quadrinhos: as edições novas aparecem aqui primeiro.',
  emails: 'Avise-me por e-mail',
  emailsHint: 'No máximo um e-mail por dia, e só quando sair edição nova do que você segue.',
  explore: 'Ver o catálogo',
  kinds: { series: 'Série', publisher: 'Editora', creator: 'Artista' },
  newIssues_one: '{{count}} nova',
  newIssues_other: '{{count}} novas',
} as const;
