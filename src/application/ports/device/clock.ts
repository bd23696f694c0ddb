/** The time of day, so that a test can set it. */
export interface Clock {
  now(): Date;
}
