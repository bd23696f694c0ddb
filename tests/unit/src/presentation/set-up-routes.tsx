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

/** Returns an element with the routes at an address, and functions that read and change the location. */
export function setUpRoutes(address: InitialEntry, routes: RouteObject[]) {
  const current: { location?: Location; navigate?: NavigateFunction } = {};
  function Routed() {
    current.location = useLocation();
    current.navigate = useNavigate();
    return useRoutes(routes);
  }
  const element = (
    <MemoryRouter initialEntries={[address]}>
      <Routed />
    </MemoryRouter>
  );
  const location = (): Location => {
    if (!current.location) throw new Error('Nothing is rendered yet.');
    return current.location;
  };
  return { element, location, go: (to: string) => current.navigate?.(to) };
}
