/** The devices on which a reader is signed in. */
export const securityPtBr = {
  title: 'Segurança',
  sessions: 'Onde você está conectado',
  sessionsHint: 'Não reconhece um aparelho? Saia dele e troque sua senha.',
  unknownDevice: 'Aparelho desconhecido',
  childDevice: '{{child}} · {{device}}',
  current: 'Este aparelho',
  signedInAt: 'Entrou em {{instant}}',
  lastUsedAt: 'Último uso em {{instant}}',
  end: 'Encerrar sessão',
  endShort: 'Sair',
  endDevice: 'Sair do aparelho {{device}}',
  endTitle: 'Sair do aparelho {{device}}?',
  endMessage: 'Será preciso entrar de novo para usar sua conta nele.',
  endChildMessage:
    'A conta de {{child}} sai desse aparelho. Para voltar, entre na sua conta e escolha “Entrar como {{child}}”.',
  endOthers: 'Sair de todos os outros',
  endOthersTitle: 'Sair de todos os outros aparelhos?',
  endOthersMessage:
    'Você continua conectado só neste aparelho. As contas de crianças que você abriu em outros aparelhos também saem.',
  noOthers: 'Sua conta não está conectada em nenhum outro aparelho.',
  sessionsHintGuided: 'Não reconhece um aparelho? Saia dele e avise a pessoa responsável pela sua conta.',
  secondFactor: 'Verificação em duas etapas',
  secondFactorHint: 'Além da senha, um código do seu celular protege sua conta.',
  isOn: 'Ativada',
  isOff: 'Desativada',
  secondFactorRequired: 'Para administrar a Banca, ative a verificação em duas etapas.',
  openSecondFactor: 'Configurar',
  operator: 'Operadora',
  operatorHint:
    'Se uma operadora está vinculada à sua conta, quem entra por ela tem acesso à conta, mesmo depois de uma troca de senha. Não foi você quem vinculou? Desvincule a operadora em Minha conta.',
  openOperator: 'Abrir Minha conta',
} as const;
