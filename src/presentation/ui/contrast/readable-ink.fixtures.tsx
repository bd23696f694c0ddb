import type { Fixture } from '../fixture.ts';
import styles from './readable-ink.fixtures.module.css';
import { readableInk } from './readable-ink.ts';

/** On colours near the threshold, white has a contrast of 3.51, 3.49 and so on: see the unit test. */
const colours = [
  '#000',
  '#4c3a8a',
  '#c62a37',
  '#0f6fb0',
  '#0a7a3a',
  '#7a7488',
  '#888888',
  '#898989',
  '#f08a24',
  '#4cc9f0',
  '#ffc82e',
  '#fff',
];

export const fixture: Fixture = {
  title: 'Readable ink',
  states: {
    'from dark to light': () => (
      <ul className={styles.colours}>
        {colours.map((colour) => (
          <li key={colour} data-ink={readableInk(colour)} style={{ background: colour }}>
            {colour}
          </li>
        ))}
      </ul>
    ),
  },
};
