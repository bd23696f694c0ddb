import { callAs } from '../support/publishing-calls.ts';
import { publishingStudio } from '../support/publishing-studio.ts';
import { addBanner, addIssue, addReader, sellElsewhere } from '../support/seed.ts';
import { openTestPlatform, type TestCaller, type TestPlatform } from '../support/test-platform.ts';

let platform: TestPlatform;
let administrator: TestCaller;
const studio = publishingStudio(() => platform);

beforeAll(async () => {
  platform = await openTestPlatform({ publicLifetimeMs: 600_000 });
  administrator = await studio.signIn('ADMIN', []);
  await sellElsewhere(platform.database, await addIssue(platform.database, { slug: 'nos-dois' }));
  await addIssue(platform.database, { slug: 'so-brasil' });
}, 60_000);
afterAll(() => platform.close());

const listSlugs = async (caller: TestCaller) =>
  (await callAs(platform, caller).get('/issue?sort=title'))
    .json()
    .items.map(({ slug }: { slug: string }) => slug);

it('shows the list of the new market after the market of a reader was changed', async () => {
  const reader = await platform.signIn();
  await addReader(platform.database, reader.uuid);
  expect(await listSlugs(reader)).toEqual(['nos-dois', 'so-brasil']);
  await studio.call('PATCH', `/user/${reader.uuid}/market`, administrator, { market: 'portugal' });
  expect(await listSlugs(reader)).toEqual(['nos-dois']);
});

it('shows a banner in a market as soon as it was added, and hides it as soon as it was removed', async () => {
  const bannerId = await addBanner(platform.database, '/issue/nos-dois', { markets: [] });
  const calls = callAs(platform, administrator);
  const path = '/exploration/showcase/banner';
  const countShown = async () => (await callAs(platform, null).get(path)).json().length;
  expect(await countShown()).toBe(0);
  await calls.post(`${path}/${bannerId}/market`, { market: 'brazil' });
  expect(await countShown()).toBe(1);
  await calls.remove(`${path}/${bannerId}/market/brazil`);
  expect(await countShown()).toBe(0);
});
