export const acquisitionPtBr = {
  title: 'Comprar ou alugar',
} as const;
