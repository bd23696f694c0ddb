/** Most readers use Portuguese. Without it, the platform would serve the pages in the language of the machine. */
export const portuguese = { locale: 'pt-BR' };
