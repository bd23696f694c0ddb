import type { Publisher } from '../../../src/domain/catalogue/publisher.ts';

/** The publisher of `buildIssue`. */
export const buildPublisher = (overrides: Partial<Publisher> = {}): Publisher => ({
  id: 'publisher-1',
  name: 'Editora Ipê',
  username: 'ipe',
  picture: null,
  description: 'Quadrinhos do cerrado.',
  color: null,
  banner: null,
  featuredSeriesId: null,
  seriesCount: 1,
  issuesCount: 3,
  ...overrides,
});
