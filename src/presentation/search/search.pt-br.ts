export const searchPtBr = {
  title: 'Busca',
  results: 'Resultados para “{{query}}”',
  invitation: 'O que você quer ler? Busque por título, autor, personagem, gênero, ou só por “grátis”.',
  another: 'Tente com outras palavras, ou passeie por um gênero.',
  all: 'Todos os resultados',
  series: 'Séries',
  publishers: 'Editoras',
  people: 'Artistas',
  forget: 'Esquecer: {{text}}',
  forgetAll: 'Esquecer todas',
} as const;
