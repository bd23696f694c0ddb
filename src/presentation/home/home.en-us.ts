import type { Texts } from '../i18n/texts.ts';
import type { homePtBr } from './home.pt-br.ts';

export const homeEnUs: Texts<typeof homePtBr> = {
  title: 'Comics in Portuguese',
  highlights: 'Highlights',
  discover: 'Discover',
  featured: 'New at the stand',
  read: 'Read now',
  details: 'Details',
  keepReading: 'Continue reading',
  nothingToKeep: 'What you begin to read waits here, at the page where you stopped.',
  newest: 'Just arrived',
  newThisWeek: 'New this week',
  mostRead: 'Most read',
  favourites: 'Your favorites',
  publishers: 'Publishers',
  comparePlans: 'Compare plans',
  from: 'From',
  seeAll: 'See all',
  empty: 'The newsstand is still empty. Come back in a moment!',
  position: 'Page {{page}} of {{count}}',
};
