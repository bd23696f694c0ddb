import type { Fixture } from '../fixture.ts';
import { Monogram } from './monogram.tsx';

const monogram = (name: string, size = 96) => (
  <div style={{ inlineSize: size }}>
    <Monogram name={name} />
  </div>
);

export const fixture: Fixture = {
  title: 'Monogram',
  states: {
    'of two names': () => monogram('Ana dos Reis'),
    'of one name': () => monogram('Ébano'),
    large: () => monogram('Ana Reis', 160),
  },
};
