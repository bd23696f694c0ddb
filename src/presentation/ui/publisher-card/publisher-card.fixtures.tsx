import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import { brokenPicture, drawnPicture } from '../comic-image/drawn-picture.ts';
import type { Fixture } from '../fixture.ts';
import { PublisherCard } from './publisher-card.tsx';

const publisher: Publisher = {
  id: 'publisher-1',
  name: 'Editora Ipê',
  username: 'ipe',
  picture: drawnPicture(45),
  description: 'Quadrinhos do cerrado.',
  color: null,
  banner: null,
  featuredSeriesId: null,
  seriesCount: 2,
  issuesCount: 12,
};

const card = (changes: Partial<Publisher>) => (
  <div style={{ inlineSize: 132 }}>
    <PublisherCard publisher={{ ...publisher, ...changes }} />
  </div>
);

export const fixture: Fixture = {
  title: 'Publisher card',
  states: {
    default: () => card({}),
    'with one issue': () => card({ issuesCount: 1 }),
    'without issues': () => card({ issuesCount: 0 }),
    'without a logo': () => card({ picture: null, name: 'Ébano Quadrinhos' }),
    'with a broken logo': () => card({ picture: brokenPicture }),
    'with a long name': () => card({ name: 'Companhia Brasileira de Quadrinhos Paralelepipédicos' }),
  },
};
