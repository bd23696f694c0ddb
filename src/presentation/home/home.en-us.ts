import type { Texts } from '../i18n/texts.ts';
import type { homePtBr } from './home.pt-br.ts';

export const homeEnUs: Texts<typeof homePtBr> = {
  title: 'Comics in Portuguese',
  highlights: 'Highlights',
  discover: {
    series: 'See the series',
    issue: 'See the issue',
    publisher: 'See the publisher',
    other: 'Discover',
  },
  featured: 'New at Banca',
  read: 'Read now',
  details: 'Details',
  keepReading: 'Continue reading',
  readNext: 'Read next',
  free: 'Free now',
  inPlan: 'In your plan',
  newest: 'Just arrived',
  newThisWeek: 'This week',
  mostRead: 'Most read',
  otherGenres: 'Other genres',
  favourites: 'Your favorites',
  followedNews: 'New in what you follow',
  publishers: 'Publishers',
  comparePlans: 'Compare plans',
  from: 'From',
  seeAll: 'See all',
  empty: 'There are no comics here yet. Check back soon!',
  position: 'Page {{page}} of {{count}}',
};
