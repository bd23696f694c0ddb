export const acquisitionPtBr = {
  title: { purchase: 'Comprar', rent: 'Alugar', both: 'Comprar ou alugar' },
} as const;
