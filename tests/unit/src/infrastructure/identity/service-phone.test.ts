import { servicePhone } from '../../../../../src/infrastructure/identity/service-phone.ts';

describe('servicePhone', () => {
  it.each([
    ['(11) 98888-7777', '+5511988887777'],
    ['(11) 3888-7777', '+551138887777'],
    ['11988887777', '+5511988887777'],
    ['+5511988887777', '+5511988887777'],
    ['5511988887777', '+5511988887777'],
    ['+351 912 345 678', '+351912345678'],
    ['+1 (202) 555-0123', '+12025550123'],
  ])('converts %s to the format of the service', (text, formatted) => {
    expect(servicePhone(text)).toBe(formatted);
  });
});
