/** Roles of contributors. */
export const rolesPtBr = {
  creator: 'Criação',
  editor: 'Edição',
  writer: 'Roteiro',
  'treatment-writer': 'Argumento',
  penciller: 'Desenhos',
  inker: 'Arte-final',
  colorist: 'Cores',
  letterer: 'Letras',
  'cover-designer': 'Capa',
  translator: 'Tradução',
  other: 'Outros',
} as const;
