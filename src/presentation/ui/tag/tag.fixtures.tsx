import type { Fixture } from '../fixture.ts';
import styles from './tag.fixtures.module.css';
import { Tag, type TagVariant } from './tag.tsx';

const variants: readonly TagVariant[] = ['cyan', 'magenta', 'ipe', 'neutral'];
/** White has a contrast of 3.5 to 4.5 on the third to the fifth colour. */
const colours = ['#4c3a8a', '#c62a37', '#e0457b', '#888888', '#0c8f6a', '#f08a24', '#9be7ff', '#fff'];

export const fixture: Fixture = {
  title: 'Tag',
  states: {
    'every variant': () => (
      <p className={styles.tags}>
        {variants.map((variant) => (
          <Tag key={variant} variant={variant}>
            {variant}
          </Tag>
        ))}
      </p>
    ),
    'colours from data': () => (
      <p className={styles.tags}>
        {colours.map((colour) => (
          <Tag key={colour} colour={colour}>
            {colour}
          </Tag>
        ))}
      </p>
    ),
    'an invalid colour from data': () => (
      <Tag variant="magenta" colour="azul">
        Mais popular
      </Tag>
    ),
    'many words': () => <Tag>{'Estreia da semana em todas as bancas da cidade. '.repeat(3)}</Tag>,
  },
};
