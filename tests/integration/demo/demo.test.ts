import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { demo } from './suites/demo.ts';
import { demoAround } from './suites/demo-around.ts';
import { demoMoney } from './suites/demo-money.ts';

describeOnPlatform({ demo, demoAround, demoMoney });
