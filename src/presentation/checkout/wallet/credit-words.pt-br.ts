/** What is said of credit before the form of its order is there, or in its place. */
export const creditWordsPtBr = {
  title: 'Saldo',
  none: 'No momento não há saldo à venda.',
  guardian: 'Quem adiciona saldo é a pessoa responsável pela sua conta.',
} as const;
