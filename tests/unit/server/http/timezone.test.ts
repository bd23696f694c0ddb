import { requireTimezone } from '../../../../server/http/timezone.ts';

const checkHeader = (timezone?: string | string[]) => requireTimezone({ headers: { timezone } });

describe('the time zone of a caller', () => {
  it.each(['America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'UTC'])(
    'can be %s',
    async (name) => {
      await expect(checkHeader(name)).resolves.toBeUndefined();
    },
  );

  it.each([undefined, '', ['America/Sao_Paulo']])('is required, so %p is rejected', async (value) => {
    await expect(checkHeader(value)).rejects.toMatchObject({ code: 'MARKET.NO_TIMEZONE' });
  });

  it.each(['Mars/Olympus', '-03:00', '+00', 'America/Sao Paulo', `A${'a'.repeat(100)}`, '../etc'])(
    'cannot be %s',
    async (name) => {
      await expect(checkHeader(name)).rejects.toMatchObject({ code: 'MARKET.INVALID_TIMEZONE' });
    },
  );
});
