import type { SeedCatalogue } from '../../../../server/seed/seed-catalogue.ts';

/** What happens when these are drawn, for the tests of the drawing process. */
const drawings: Record<string, () => Promise<Buffer>> = {
  good: async () => Buffer.from('a drawing'),
  broken: async () => {
    throw new Error('the pencil broke');
  },
  // Ends the process that draws it.
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
