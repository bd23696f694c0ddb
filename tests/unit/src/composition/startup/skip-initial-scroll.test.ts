import { createMemoryRouter } from 'react-router-dom';
import { skipInitialScroll } from '../../../../../src/composition/startup/skip-initial-scroll.ts';

const setUpRouter = () =>
  createMemoryRouter([{ path: '/' }], { initialEntries: [{ pathname: '/', key: 'first' }] });

test('ignores the position of an earlier visit when the page has loaded', () => {
  const router = setUpRouter();
  skipInitialScroll(router);
  router.enableScrollRestoration({ first: 1000 }, () => 0);
  expect(router.state.restoreScrollPosition).toBeNull();
});

test('the router would restore that position without it', () => {
  const router = setUpRouter();
  router.enableScrollRestoration({ first: 1000 }, () => 0);
  expect(router.state.restoreScrollPosition).toBe(1000);
});
