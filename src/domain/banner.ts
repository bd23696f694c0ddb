import type { Picture } from './picture.ts';

/** A wide picture that leads to an issue or a series. */
export interface Banner {
  readonly id: string;
  /** A path of the app. */
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}
