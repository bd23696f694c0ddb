export type Mouth =
  | 'smile'
  | 'gentle'
  | 'grin'
  | 'flat'
  | 'frown'
  | 'small'
  | 'shout'
  | 'smirk'
  | 'teeth'
  | 'wave'
  | 'wail'
  | 'chatter'
  | 'tongue';

/** Mouths of about 28 × 20 units around the origin. `open` parts are filled dark. */
export const mouths: Record<Mouth, { line?: string; open?: string; teeth?: string; tongue?: string }> = {
  smile: { line: 'M-13 -3Q0 10 13 -3M-15 -5l3 3M15 -5l-3 3' },
  gentle: { line: 'M-9 0Q0 4 9 -1' },
  grin: {
    open: 'M-16 -6Q0 -2 16 -6Q14 15 0 15Q-14 15 -16 -6Z',
    teeth: 'M-13 -5Q0 -1 13 -5L12 0Q0 3 -12 0Z',
    tongue: 'M-9 10Q0 4 9 10Q5 14 0 14Q-5 14 -9 10Z',
  },
  flat: { line: 'M-9 1H9' },
  frown: { line: 'M-11 6Q0 -6 11 6' },
  small: { open: 'M0 -7C7 -7 8 10 0 10C-8 10 -7 -7 0 -7Z' },
  shout: {
    open: 'M-12 -8Q0 -14 12 -8Q19 18 0 20Q-19 18 -12 -8Z',
    teeth: 'M-10 -7Q0 -12 10 -7L9 -3Q0 -6 -9 -3Z',
    tongue: 'M-10 14Q0 6 10 14Q6 19 0 19Q-6 19 -10 14Z',
  },
  smirk: { line: 'M-11 3Q4 5 13 -6M13 -9l2 5' },
  teeth: {
    open: 'M-15 -5Q0 -9 15 -5Q16 9 0 9Q-16 9 -15 -5Z',
    teeth: 'M-13 -4Q0 -7 13 -4Q13 6 0 6Q-13 6 -13 -4Z',
  },
  wave: { line: 'M-12 3Q-7 -4 -2 2T8 2L12 -1' },
  wail: {
    open: 'M-14 10Q-12 -8 0 -8Q12 -8 14 10Q7 4 0 4Q-7 4 -14 10Z',
    tongue: 'M-6 4Q0 -1 6 4Q0 3 -6 4Z',
  },
  chatter: {
    open: 'M-14 -4L-7 -6L0 -4L7 -6L14 -4L15 7L7 5L0 7L-7 5L-15 7Z',
    teeth: 'M-11 -3L-7 -4L0 -2L7 -4L11 -3L12 4L7 3L0 5L-7 3L-12 4Z',
  },
  tongue: { line: 'M-13 4Q-6 -6 0 0T13 -2', tongue: 'M1 0Q10 -3 11 0Q13 13 7 13Q1 13 1 0Z' },
};
