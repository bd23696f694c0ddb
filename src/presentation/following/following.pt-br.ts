export const followingPtBr = {
  title: 'Seguindo',
  empty: 'Siga séries, editoras e quem faz os quadrinhos: as edições novas aparecem aqui primeiro.',
  notices: 'Avisos de edições novas',
  /** After the name of the setting. */
  noticeStates: {
    none: 'desligados',
    email: 'por e-mail',
    device: 'neste aparelho',
    both: 'por e-mail e neste aparelho',
    failed: 'nem tudo carregou',
  },
  emails: 'Avise-me por e-mail',
  emailsHint: 'No máximo um e-mail por dia, e só quando sair edição nova do que você segue.',
  push: {
    label: 'Avisos neste aparelho',
    hint: 'No máximo um aviso por dia, mesmo com a Banca fechada, enquanto sua conta estiver aberta neste aparelho.',
    blocked:
      'O navegador está bloqueando os avisos da Banca. Permita as notificações deste site nas configurações do navegador e tente de novo.',
    noService: 'Não foi possível ligar os avisos neste navegador. Tente de novo ou use outro.',
    install:
      'Para receber avisos neste aparelho, toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra a Banca por lá.',
  },
  explore: 'Ver o catálogo',
  kinds: { series: 'Séries', publisher: 'Editoras', creator: 'Quadrinistas' },
  newIssues_one: '{{count}} nova',
  newIssues_other: '{{count}} novas',
} as const;
