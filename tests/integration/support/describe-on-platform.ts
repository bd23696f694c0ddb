import { openTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';

type Suite = (platform: () => TestPlatform) => void;

/** Describes suites that share one platform, because opening one takes about a second. */
export function describeOnPlatform(
  suites: Readonly<Record<string, Suite>>,
  options: TestPlatformOptions = {},
): void {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(options);
  }, 60_000);
  afterAll(() => platform.close());

  describe.each(Object.entries(suites))('%s', (_name, suite) => suite(() => platform));
}
