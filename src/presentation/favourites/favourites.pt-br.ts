export const favouritesPtBr = {
  empty: 'Por enquanto, nada aqui. Toque no coração de um quadrinho e ele vem para a sua estante!',
  explore: 'Ver o catálogo',
  takenOff: 'Fora da estante',
} as const;
