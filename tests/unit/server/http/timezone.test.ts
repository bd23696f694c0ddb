import { requireTimezone } from '../../../../server/http/timezone.ts';

const said = (timezone?: string | string[]) => requireTimezone({ headers: { timezone } });

describe('the time zone of a caller', () => {
  it.each(['America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'UTC'])(
    'may be %s',
    async (name) => {
      await expect(said(name)).resolves.toBeUndefined();
    },
  );

  it.each([undefined, '', ['America/Sao_Paulo']])('is missed in %p', async (value) => {
    await expect(said(value)).rejects.toMatchObject({ code: 'MARKET.NO_TIMEZONE' });
  });

  it.each(['Mars/Olympus', '-03:00', '+00', 'America/Sao Paulo', `A${'a'.repeat(100)}`, '../etc'])(
    'is not %s',
    async (name) => {
      await expect(said(name)).rejects.toMatchObject({ code: 'MARKET.INVALID_TIMEZONE' });
    },
  );
});
