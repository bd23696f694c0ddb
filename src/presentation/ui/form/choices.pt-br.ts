/** Texts of fields whose values are chosen. */
export const choicesPtBr = {
  choose: 'Escolha',
  chooseFile: 'Escolher arquivo',
  noFile: 'Nenhum arquivo escolhido',
  removeFile: 'Remover {{name}}',
  fileSize: 'O arquivo deve ter no máximo {{size}}',
  fileType: 'Este tipo de arquivo não é aceito',
  fileUnreadable: 'Não foi possível ler o arquivo',
} as const;
