import type { Fixture } from '../fixture.ts';
import { Price } from './price.tsx';

export const fixture: Fixture = {
  title: 'Price',
  states: {
    plain: () => <Price cents={1490} currency="BRL" />,
    'in another currency': () => <Price cents={123456} currency="USD" />,
    'per month': () => <Price cents={1490} currency="BRL" isPerMonth />,
    'with a former price': () => <Price cents={1490} formerCents={1990} currency="BRL" />,
    large: () => <Price cents={1490} currency="BRL" isPerMonth size="large" />,
    'large with a former price': () => (
      <Price cents={1111} formerCents={8888} currency="BRL" isPerMonth size="large" />
    ),
  },
};
