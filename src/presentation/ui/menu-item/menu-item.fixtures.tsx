import type { Fixture } from '../fixture.ts';
import { MenuItem } from './menu-item.tsx';

export const fixture: Fixture = {
  title: 'Menu item',
  states: {
    inactive: () => <MenuItem to="/catalog" icon="library" text="Catálogo" />,
    'the current page': () => <MenuItem to="/gallery/menu-item" icon="house" text="Início" />,
    'a parent path, exact': () => <MenuItem to="/gallery" icon="settings" text="Configurações" />,
    'a parent path': () => <MenuItem to="/gallery" icon="settings" text="Configurações" isExact={false} />,
    'with a warning': () => <MenuItem to="/sva/reactivation" icon="refresh-cw" text="Reativar" hasWarning />,
  },
};
