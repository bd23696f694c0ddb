import { describeAll } from './suites/all-suites.ts';
import { openTestPlatform, type TestPlatform } from './support/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform();
}, 60_000);
afterAll(() => platform.close());

describe('on the embedded database', () => describeAll(() => platform));
