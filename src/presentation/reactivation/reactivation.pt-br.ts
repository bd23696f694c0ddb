/** The dialog and the screen for an expired operator plan. */
export const reactivationPtBr = {
  title: 'Reativar o plano',
  expired: 'Seu plano expirou!',
  offer:
    'Seu plano da {{name}} não está mais ativo. Reative para continuar lendo, ou desvincule a conta da operadora.',
  reactivate: 'Reativar',
  unlink: 'Desvincular',
  unlinkTitle: 'Desvincular a operadora?',
  planEnds: 'O plano da {{name}} deixa de valer na Banca.',
  warning: 'Você passa a entrar só com e-mail e senha, e sua conta será desconectada dos outros aparelhos.',
  unconfirmedWarning:
    'O e-mail {{email}} ainda não foi confirmado: depois de sair desta conta, você só volta a entrar pelo link que mandarmos para ele. Se este endereço não for seu, confirme ou troque o e-mail antes, ou você perde o acesso à conta e ao que comprou.',
  confirmFirst: 'Confirmar o e-mail antes',
  unlinkAnyway: 'Desvincular mesmo assim',
  makePassword: 'Cancelar e criar uma senha',
  expiredAt: 'O plano que você tinha pela {{name}} expirou em {{date}}.',
  notActive: 'Você não tem um plano ativo da {{name}} na Banca.',
  how: 'Se você já renovou com a {{name}}, entre com a conta da operadora: a gente confere e libera a leitura na hora.',
  away: 'Não dá para falar com a {{name}} por aqui agora. Você também pode assinar um plano da Banca.',
  plans: 'Ver os planos da Banca',
  active: 'Tudo certo!',
  thanks: 'Obrigado! Seu plano da {{name}} está ativo.',
  read: 'Ler agora',
} as const;
