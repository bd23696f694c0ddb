import { postal } from './suites/postal.ts';
import { standInCounters } from './suites/stand-in-counters.ts';
import { standInGateway } from './suites/stand-in-gateway.ts';
import { tokenizer } from './suites/tokenizer.ts';
import { describeOnPlatform } from './support/describe-on-platform.ts';

describeOnPlatform({ standInGateway, standInCounters, tokenizer, postal });
