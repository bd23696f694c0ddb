/** The scheduled deletion of an account, on the screens that show it. */
export const deletionPtBr = {
  scheduled: 'Esta conta será excluída em {{date}}',
  grace: 'Até lá, tudo continua funcionando, e você pode mudar de ideia. As assinaturas não se renovam mais.',
  cancel: 'Cancelar exclusão',
  guided: 'Só a pessoa responsável por esta conta pode cancelar a exclusão.',
} as const;
