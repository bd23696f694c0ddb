import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { revenue } from './suites/revenue.ts';
import { revenueReport } from './suites/revenue-report.ts';
import { taxRates } from './suites/tax-rates.ts';

describeOnPlatform({
  Revenue: revenue,
  'The revenue report': revenueReport,
  'Tax rates': taxRates,
});
