import { coupons } from './suites/coupons.ts';
import { vouchers } from './suites/vouchers.ts';
import { describeOnPlatform } from './support/describe-on-platform.ts';

describeOnPlatform({ coupons, vouchers });
