export const publishersPtBr = {
  title: 'Editoras',
  filter: 'Filtrar por nome',
  found_one: '{{count}} editora',
  found_other: '{{count}} editoras',
  nothing: 'Nenhuma editora com “{{text}}” no nome.',
  clear: 'Ver todas',
  more: 'Mais editoras',
  empty: 'Ainda não há editoras por aqui. Volte daqui a pouco!',
} as const;
