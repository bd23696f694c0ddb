/** Texts that are shown instead of the order form. */
export const notSoldPtBr = {
  open: 'Esta edição é aberta a todos.',
  bought: 'Esta edição já é sua.',
  rented: 'Você alugou esta edição até {{date}}.',
  inPlan: 'Esta edição está incluída no seu plano.',
  anyway: 'Comprar mesmo assim',
  keep: 'Comprar para sempre',
  notSold: 'Esta edição não é vendida avulsa.',
  read: 'Ler agora',
  page: 'Ver a edição',
  guardian:
    'Só a pessoa responsável pela sua conta pode comprar edições. Para pedir esta a ela, abra a página da edição.',
} as const;
