import type { Picture } from '../picture.ts';

/** A wide picture that leads to an issue or a series. */
export interface Banner {
  readonly id: string;
  /** A path of the app. */
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

/** Whether it leads to a place of the app, also as browsers read it: to no other host. */
export const staysInside = ({ link }: Banner): boolean => /^\/(?![/\\\p{Cc}])/u.test(link);
