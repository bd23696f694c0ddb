import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { coupons } from './suites/coupons.ts';
import { guardianRequests } from './suites/guardian-requests.ts';
import { vouchers } from './suites/vouchers.ts';

describeOnPlatform({ coupons, 'the voucher service': vouchers, 'requests to guardians': guardianRequests });
