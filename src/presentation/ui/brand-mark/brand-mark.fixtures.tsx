import { cardBrandName, cardBrands } from '../../../domain/cards/card-brand.ts';
import type { Fixture } from '../fixture.ts';
import { BrandMark } from './brand-mark.tsx';

const brands = [...cardBrands.map(({ brand }) => brand), 'elo'];

export const fixture: Fixture = {
  title: 'Brand mark',
  states: {
    'every brand and an unknown one': () => (
      <p>
        {brands.map((brand) => (
          <BrandMark key={brand} brand={brand} />
        ))}
      </p>
    ),
    'beside its name': () => (
      <ul>
        {brands.map((brand) => (
          <li key={brand}>
            <BrandMark brand={brand} hasVisibleName /> {cardBrandName(brand)}
          </li>
        ))}
      </ul>
    ),
  },
};
