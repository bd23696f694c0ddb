import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { postal } from './suites/postal.ts';
import { standInCounters } from './suites/stand-in-counters.ts';
import { standInGateway } from './suites/stand-in-gateway.ts';
import { tokenizer } from './suites/tokenizer.ts';

describeOnPlatform({ standInGateway, standInCounters, tokenizer, postal });
