import type { Fixture } from '../fixture.ts';
import { MenuItem } from './menu-item.tsx';

export const fixture: Fixture = {
  title: 'Menu item',
  states: {
    'at rest': () => <MenuItem to="/catalog" icon="library" text="Catálogo" />,
    'the page itself': () => <MenuItem to="/gallery/menu-item" icon="house" text="Início" />,
    'a place above the page, exact': () => <MenuItem to="/gallery" icon="settings" text="Configurações" />,
    'a place above the page, containing': () => (
      <MenuItem to="/gallery" icon="settings" text="Configurações" isExact={false} />
    ),
    'with a warning': () => <MenuItem to="/sva/reactivation" icon="refresh-cw" text="Reativar" hasWarning />,
  },
};
