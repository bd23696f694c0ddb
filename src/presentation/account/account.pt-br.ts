/** The overview of an account, and its owner's data. */
export const accountPtBr = {
  title: 'Minha conta',
  memberSince: 'Na Banca desde {{date}}',
  unconfirmed: 'Este e-mail ainda não foi confirmado.',
  sendAgain: 'Enviar a mensagem de novo',
  data: 'Meus dados',
  dataHint: 'Foto, nome, documento, endereço, telefone e senha',
  favouritesHint: 'Os quadrinhos que você guardou',
  display: 'Idioma e aparência',
  operator: 'Operadora',
  linked: 'Sua conta está vinculada à {{name}}.',
  unlink: 'Desvincular',
  linkable: 'Tem um plano da {{name}}? Vincule sua conta e leia por ele.',
  link: 'Vincular à {{name}}',
  guardian: 'Só o responsável pela conta pode mudar isso.',
  session: 'Neste aparelho',
  back: 'Minha conta',
} as const;
