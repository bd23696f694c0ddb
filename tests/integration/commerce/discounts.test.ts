import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { coupons } from './suites/coupons.ts';
import { vouchers } from './suites/vouchers.ts';

describeOnPlatform({ coupons, 'the voucher service': vouchers });
