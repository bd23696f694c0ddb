import type { SeedCatalogue } from '../../../../server/seed/seed-catalogue.ts';

/** Drawings that fail in different ways, for the tests of the drawing process. */
const drawings: Record<string, () => Promise<Buffer>> = {
  good: async () => Buffer.from('a drawing'),
  broken: async () => {
    throw new Error('the pencil broke');
  },
  // Ends the drawing process.
  deadly: async () => process.exit(1),
  endless: () => new Promise(() => {}),
};

export const openCatalogue = async (): Promise<SeedCatalogue> => ({
  publishers: [],
  series: [],
  issues: [],
  banners: [],
  draw: async (recipe) => drawings[recipe]?.() ?? Buffer.alloc(0),
});
