import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { hostileValues } from './suites/hostile-values.ts';

describeOnPlatform({ 'hostile values': hostileValues });
