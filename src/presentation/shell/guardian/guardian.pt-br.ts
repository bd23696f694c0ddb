/** What children see in place of the buttons to buy, and above their rating. */
export const guardianPtBr = {
  guardian: 'A pessoa responsável pela sua conta',
  ask: 'Pedir',
  askName: 'Pedir para {{name}}',
  sent: 'Pedido enviado',
  hint: '{{name}} recebe o seu pedido por e-mail.',
  sentHint: '{{name}} recebeu um e-mail. Agora é só esperar.',
  declinedHint: '{{name}} respondeu: agora não. Você pode pedir de novo em alguns dias.',
  purchase: 'Comprar: {{price}}',
  rent: 'Alugar: {{price}}',
  onlyGuardian: 'Só {{name}} pode permitir.',
} as const;
