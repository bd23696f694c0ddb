/** The names of the sections of "My shelf", for the shelf and for links to it. */
export const shelfSectionsPtBr = {
  reading: 'Lendo',
  finished: 'Lidos',
  favourites: 'Favoritos',
  bought: 'Comprados',
  rented: 'Alugados',
  history: 'Histórico',
  following: 'Seguindo',
  all: 'Seções da estante',
} as const;
