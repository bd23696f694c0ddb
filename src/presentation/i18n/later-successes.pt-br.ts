/** The texts of success notifications. */
export const laterSuccessesPtBr = {
  PASSWORD_RESET: 'Senha redefinida com sucesso!',
  RECOVERY_LINK_SENT: 'Link de recuperação enviado!',
  SIGNED_OUT_HERE: 'Você saiu neste aparelho, mas não conseguimos avisar o serviço.',
  CHOICE_KEPT_HERE: 'Sua escolha ficou guardada neste aparelho. Ela vai para a sua conta assim que der.',
  PROFILE_SAVED: 'Seus dados foram salvos.',
  PHONE_CHANGED: 'Seu telefone foi salvo.',
  OPERATOR_UNLINKED: 'Sua conta não está mais vinculada à operadora.',
  DELETION_SCHEDULED: 'A exclusão da sua conta está marcada.',
  DELETION_CANCELLED: 'Exclusão cancelada. Sua conta continua.',
  SESSION_ENDED: 'Pronto: sua conta foi desconectada do aparelho.',
  OTHER_SESSIONS_ENDED: 'Pronto: sua conta foi desconectada de todos os outros aparelhos.',
  FOLLOWED: 'Seguindo! As novas edições aparecem na página inicial e em Minha estante.',
  FOLLOWED_LINK: 'Ver o que você segue',
  SECOND_FACTOR_TURNED_OFF: 'A verificação em duas etapas foi desativada.',
  RENEWED_BY_CARD: 'A partir de agora, o plano renova neste cartão.',
  RENEWAL_ENDED: 'A renovação foi encerrada. Você lê até o fim do período.',
} as const;
