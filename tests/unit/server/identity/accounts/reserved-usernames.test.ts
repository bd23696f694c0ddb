import { isReservedUsername } from '../../../../../server/identity/accounts/reserved-usernames.ts';

describe('isReservedUsername', () => {
  it.each(['banca', 'Admin', '_admin_', 'ban.ca', 'suporte.banca', 'banca_ajuda', 'sign.up'])(
    'reserves %s, which a reader could take for the service',
    (username) => {
      expect(isReservedUsername(username)).toBe(true);
    },
  );

  it.each(['bancada', 'ana.banca', 'administra', 'leitora'])('leaves %s to readers', (username) => {
    expect(isReservedUsername(username)).toBe(false);
  });
});
