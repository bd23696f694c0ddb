import type { TestPlatform } from '../support/test-platform.ts';
import { collections } from './collections.ts';
import { commerceTables } from './commerce-tables.ts';
import { demo } from './demo.ts';
import { demoAround } from './demo-around.ts';
import { demoMoney } from './demo-money.ts';
import { identity } from './identity.ts';
import { issues } from './issues.ts';
import { pages } from './pages.ts';
import { readers } from './readers.ts';
import { readings } from './readings.ts';
import { rights } from './rights.ts';
import { search } from './search.ts';
import { showcase } from './showcase.ts';

const suites = {
  issues,
  pages,
  collections,
  readings,
  readers,
  identity,
  rights,
  search,
  showcase,
  commerceTables,
  demo,
  demoAround,
  demoMoney,
};

/** What the platform does, whatever database it is on. */
export function describeAll(platform: () => TestPlatform): void {
  describe.each(Object.entries(suites))('%s', (_name, suite) => suite(platform));
}
