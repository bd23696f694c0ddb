export const genrePtBr = {
  filter: 'Filtrar no catálogo',
  empty: 'Esta prateleira ainda está vazia. Volte daqui a pouco!',
} as const;
