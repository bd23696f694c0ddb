/** Texts about wallet credit that are shown before or instead of the order form. */
export const balancePtBr = {
  title: 'Saldo',
  back: 'Formas de pagamento',
  none: 'No momento não dá para adicionar saldo.',
  guardian: 'Só a pessoa responsável pela sua conta pode adicionar saldo.',
} as const;
