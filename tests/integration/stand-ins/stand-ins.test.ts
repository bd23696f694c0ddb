import { describeOnPlatform } from '../support/describe-on-platform.ts';
import { paymentPages } from './suites/payment-pages.ts';
import { postal } from './suites/postal.ts';
import { standInGateway } from './suites/stand-in-gateway.ts';
import { tokenizer } from './suites/tokenizer.ts';

describeOnPlatform({
  'the stand-in gateway': standInGateway,
  'the payment page of': paymentPages,
  'the stand-in tokenizer': tokenizer,
  'the stand-in postal lookup': postal,
});
