import { hostileValues } from './suites/hostile-values.ts';
import { describeOnPlatform } from './support/describe-on-platform.ts';

describeOnPlatform({ 'hostile values': hostileValues });
