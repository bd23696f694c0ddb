/** What children see in place of the buttons to buy. */
export const guardianPtBr = {
  ask: 'Pedir',
  sent: 'Pedido enviado',
  hint: 'Quem cuida da sua conta recebe o seu pedido por e-mail.',
  sentHint: 'Quem cuida da sua conta recebeu um e-mail. Agora é só esperar.',
} as const;
