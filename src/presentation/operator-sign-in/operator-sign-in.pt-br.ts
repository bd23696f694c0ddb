export const operatorSignInPtBr = {
  title: 'Entrar com a operadora',
  linkTitle: 'Vincular a operadora',
  about:
    'Se o seu plano da {{name}} inclui a Banca, entre com a conta que você já tem lá: sem senha nova e sem pagar de novo.',
  linking: 'Você entrou como {{name}}. Ao continuar, esta conta fica vinculada à sua conta da operadora.',
  linked: 'Sua conta está vinculada à {{name}}.',
  guided: 'Só a pessoa responsável por esta conta pode vincular uma operadora.',
  unavailable: 'Nenhuma operadora está disponível por aqui agora.',
  saying: 'Plano da operadora? Também vale aqui!',
  toPassword: 'Entrar com a senha',
  toHome: 'Ir para o início',
  notNow: 'Agora não',
  read: 'Ler agora',
} as const;
