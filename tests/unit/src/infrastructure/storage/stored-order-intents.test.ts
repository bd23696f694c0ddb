import type { OrderIntent } from '../../../../../src/application/ports/checkout/order-intents.ts';
import { StoredOrderIntents } from '../../../../../src/infrastructure/storage/stored-order-intents.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

beforeEach(() => localStorage.clear());

const buildIntents = (storage: Storage = localStorage) =>
  new StoredOrderIntents(storage, window.crypto, window, undefined);

const buildIntent = (key: string): OrderIntent => ({
  key,
  order: '[]',
  sentAt: 0,
  formerId: null,
  purchase: null,
  settledAt: null,
});

describe('the purchase intents of a device', () => {
  it('survive a reload', () => {
    buildIntents().save('ana', 'plan 1', buildIntent('a'));
    expect(buildIntents().find('ana', 'plan 1')).toEqual(buildIntent('a'));
  });

  it('are kept in memory if the storage is full', () => {
    localStorage.setItem('banca.orders.ana', JSON.stringify({ 'plan 1': buildIntent('old') }));
    const intents = buildIntents(fullStorage(localStorage));
    intents.save('ana', 'plan 1', buildIntent('new'));
    expect(intents.find('ana', 'plan 1')?.key).toBe('new');
    intents.remove('ana', 'plan 1');
    expect(intents.find('ana', 'plan 1')).toBeNull();
  });

  it('ignore invalid values in the storage', () => {
    const invalidValues = [
      '{',
      '1',
      '[]',
      '[1]',
      '{"plan 1":1}',
      '{"plan 1":{"key":1}}',
      '{"plan 1":{"key":"a","order":""}}',
    ];
    for (const value of invalidValues) {
      localStorage.setItem('banca.orders.ana', value);
      expect([value, buildIntents().find('ana', 'plan 1')]).toEqual([value, null]);
    }
    localStorage.setItem('banca.orders.ana', '{}');
    expect(buildIntents().find('ana', 'constructor')).toBeNull();
  });

  it('are limited to the last twenty of a reader', () => {
    const intents = buildIntents();
    for (const number of Array.from({ length: 21 }, (_, index) => index)) {
      intents.save('ana', `comic ${number}`, buildIntent(`${number}`));
    }
    intents.save('ana', 'comic 1', buildIntent('again'));
    intents.save('ana', 'comic 21', buildIntent('21'));
    expect([0, 1, 2, 3, 21].map((number) => intents.find('ana', `comic ${number}`)?.key ?? null)).toEqual([
      null,
      'again',
      null,
      '3',
      '21',
    ]);
  });

  it('have unique keys of 128 bits', () => {
    const keys = new Set(Array.from({ length: 100 }, () => buildIntents().newKey()));
    expect(keys.size).toBe(100);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a change in another tab', () => {
  it('is reported for purchase intents only', () => {
    let times = 0;
    const stop = buildIntents().subscribe(() => {
      times += 1;
    });
    const dispatchChange = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    dispatchChange('banca.orders.ana');
    dispatchChange('banca.theme');
    // The whole storage was cleared.
    dispatchChange(null);
    stop();
    dispatchChange('banca.orders.ana');
    expect(times).toBe(2);
  });
});
