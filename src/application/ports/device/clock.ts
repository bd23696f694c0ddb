/** The current time. A port, so that tests can set it. */
export interface Clock {
  now(): Date;
}
