import type { Picture } from '../picture.ts';
import type { ParentalRating } from './issue.ts';

/** A wide picture that links to a page of the app, mostly of an issue, a series or a publisher. */
export interface Banner {
  readonly id: string;
  /** A path of the app. */
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  /** The lowest rating of the offered issues that the link opens. Null if it opens none. */
  readonly lowestParentalRating: ParentalRating | null;
}

/** True if the link stays inside the app. Browsers also read '//' and '/\' as the start of another host. */
export const isInternalLink = ({ link }: Banner): boolean => /^\/(?![/\\\p{Cc}])/u.test(link);
