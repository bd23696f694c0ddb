import {
  type InitialEntry,
  type Location,
  MemoryRouter,
  type NavigateFunction,
  type RouteObject,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router-dom';

/** Routes as they are drawn at an address, and where that has led by now. */
export function atAddress(address: InitialEntry, routes: RouteObject[]) {
  const led: { location?: Location; navigate?: NavigateFunction } = {};
  function Led() {
    led.location = useLocation();
    led.navigate = useNavigate();
    return useRoutes(routes);
  }
  const element = (
    <MemoryRouter initialEntries={[address]}>
      <Led />
    </MemoryRouter>
  );
  const location = (): Location => {
    if (!led.location) throw new Error('Nothing is drawn yet.');
    return led.location;
  };
  return { element, location, go: (to: string) => led.navigate?.(to) };
}
