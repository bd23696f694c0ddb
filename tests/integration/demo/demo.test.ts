import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { demo } from './suites/demo.ts';
import { demoAround } from './suites/demo-around.ts';
import { demoMoney } from './suites/demo-money.ts';

describeOnPlatform({ 'the demo': demo, 'the demo platform': demoAround, 'the demo shop': demoMoney });
