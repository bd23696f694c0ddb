import type { DemoCatalogue } from '../../../server/seed/seed-catalogue.ts';

/** What happens when these are drawn, for the tests of the drawing room. */
const drawings: Record<string, () => Promise<Buffer>> = {
  good: async () => Buffer.from('a drawing'),
  broken: async () => {
    throw new Error('the pencil broke');
  },
  // Ends the process that it is called in.
  deadly: async () => process.exit(1),
  endless: () => new Promise(() => {}),
};

export const openDemoCatalogue = async (): Promise<DemoCatalogue> => ({
  publishers: [],
  series: [],
  issues: [],
  banners: [],
  drawPage: async (slug) => drawings[slug]?.() ?? Buffer.alloc(0),
});
