import type { Fixture } from '../fixture.ts';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-names.ts';

export const fixture: Fixture = {
  title: 'Icon',
  states: {
    'by name': () => (
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {iconNames.map((name) => (
          <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }} lang="en">
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    ),
    'by size': () => [16, 20, 24, 44].map((size) => <Icon key={size} name="book-open" size={size} />),
  },
};
