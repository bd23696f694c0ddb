export const genrePtBr = {
  filter: 'Filtrar e ordenar',
  empty: 'Esta prateleira ainda está vazia. Volte daqui a pouco!',
} as const;
