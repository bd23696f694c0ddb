import {
  InvalidSetting,
  readConfiguration,
  settings,
} from '../../../../server/configuration/configuration.ts';
import { companySettings } from '../../../support/company-settings.ts';

describe('readConfiguration', () => {
  it('has a default for every setting', () => {
    expect(readConfiguration({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: '.data',
      webDirectory: 'dist',
      databaseUrl: undefined,
      databasePoolSize: 10,
      databaseStatementTimeoutMs: 15_000,
      publicUrl: undefined,
      demo: true,
      maxConnections: 1000,
      comicsAddress: '/api/comics',
      identityAddress: '/api/identity',
      postalAddress: undefined,
      firstView: true,
      pageFacts: true,
      serviceOrigins: [],
      tokenizer: undefined,
      signingKey: undefined,
      googleIssuer: 'https://accounts.google.com',
      googleClientId: undefined,
      googleClientSecret: undefined,
      operatorName: 'claro',
      operatorIssuer: undefined,
      operatorClientId: undefined,
      operatorClientSecret: undefined,
      smtpUrl: undefined,
      mailFrom: 'Banca <banca@localhost>',
      pushKey: undefined,
      pushServices: [],
      pixReceiver: {
        key: '00000000-0000-4000-8000-000000000000',
        name: 'BANCA DEMONSTRACAO',
        city: 'SAO PAULO',
      },
      instagramUrl: undefined,
      youtubeUrl: undefined,
      googlePlayUrl: undefined,
      appStoreUrl: undefined,
      companyName: undefined,
      companyCnpj: undefined,
      companyAddress: undefined,
      companyEmail: undefined,
      companyOfficerName: undefined,
      companyOfficerEmail: undefined,
      logLevel: 'warn',
      trustedProxies: [],
    });
  });

  it('reads all settings and trims spaces', () => {
    expect(
      readConfiguration({
        PORT: ' 0 ',
        HOST: '::1',
        DATA_DIR: '/var/banca',
        WEB_DIR: '/srv/banca',
        DATABASE_URL: 'postgres://me:secret@db:5432/banca',
        DATABASE_POOL_SIZE: '20',
        DATABASE_STATEMENT_TIMEOUT: '2min',
        PUBLIC_URL: 'https://banca.example/',
        DEMO: 'off',
        MAX_CONNECTIONS: '50',
        COMICS_ADDRESS: 'https://api.example/comics/',
        IDENTITY_ADDRESS: '/identity/',
        POSTAL_ADDRESS: 'https://cep.example/',
        FIRST_VIEW: 'off',
        PAGE_FACTS: 'off',
        SERVICE_ORIGINS: 'https://catalogue.example/, http://[::1]:4000',
        TOKENIZER: 'efi 0123456789abcdef0123456789abcdef',
        SIGNING_KEY: 'k'.repeat(32),
        GOOGLE_ISSUER: 'https://id.example',
        GOOGLE_CLIENT_ID: 'banca',
        GOOGLE_CLIENT_SECRET: 'g-secret',
        OPERATOR_NAME: 'vivo',
        OPERATOR_ISSUER: 'https://vivo.example/oidc',
        OPERATOR_CLIENT_ID: 'banca-vivo',
        OPERATOR_CLIENT_SECRET: 'o-secret',
        SMTP_URL: 'smtps://me:secret@mail.example:465',
        MAIL_FROM: 'Banca <oi@banca.example>',
        VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
        PUSH_SERVICES: 'https://push.example, http://127.0.0.1:4000',
        PIX_RECEIVER: 'caixa@banca.example;BANCA;RECIFE',
        INSTAGRAM_URL: 'https://www.instagram.com/banca',
        YOUTUBE_URL: 'https://www.youtube.com/@banca',
        GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=banca',
        APP_STORE_URL: 'https://apps.apple.com/br/app/banca',
        ...companySettings,
        LOG_LEVEL: 'info',
        TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1/128',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      dataDirectory: '/var/banca',
      webDirectory: '/srv/banca',
      databaseUrl: 'postgres://me:secret@db:5432/banca',
      databasePoolSize: 20,
      databaseStatementTimeoutMs: 120_000,
      publicUrl: 'https://banca.example',
      demo: false,
      maxConnections: 50,
      comicsAddress: 'https://api.example/comics',
      identityAddress: '/identity',
      postalAddress: 'https://cep.example',
      firstView: false,
      pageFacts: false,
      serviceOrigins: ['https://catalogue.example', 'http://[::1]:4000'],
      tokenizer: 'efi 0123456789abcdef0123456789abcdef',
      signingKey: 'k'.repeat(32),
      googleIssuer: 'https://id.example',
      googleClientId: 'banca',
      googleClientSecret: 'g-secret',
      operatorName: 'vivo',
      operatorIssuer: 'https://vivo.example/oidc',
      operatorClientId: 'banca-vivo',
      operatorClientSecret: 'o-secret',
      smtpUrl: 'smtps://me:secret@mail.example:465',
      mailFrom: 'Banca <oi@banca.example>',
      pushKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      pushServices: ['https://push.example', 'http://127.0.0.1:4000'],
      pixReceiver: { key: 'caixa@banca.example', name: 'BANCA', city: 'RECIFE' },
      instagramUrl: 'https://www.instagram.com/banca',
      youtubeUrl: 'https://www.youtube.com/@banca',
      googlePlayUrl: 'https://play.google.com/store/apps/details?id=banca',
      appStoreUrl: 'https://apps.apple.com/br/app/banca',
      companyName: 'Gibiteca & Filhas Ltda.',
      companyCnpj: '11444777000161',
      companyAddress: 'Rua da Gibiteca, 7, Recife/PE',
      companyEmail: 'fale@gibiteca.example',
      companyOfficerName: 'Dora Dados',
      companyOfficerEmail: 'dados@gibiteca.example',
      logLevel: 'info',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1/128'],
    });
  });

  it.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '192.168.0.10' }, false],
    [{ HOST: 'banca.example' }, false],
    [{ PUBLIC_URL: 'https://banca.example' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'on' }, true],
    [{ PUBLIC_URL: 'https://banca.example', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('for %j, sets demo to %s', (environment, isOn) => {
    expect(readConfiguration(environment).demo).toBe(isOn);
  });

  it('treats an empty value like an absent one', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: '  ' })).toEqual(readConfiguration({}));
  });

  it.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535, not "80a".'],
    ['PORT', '1e3', 'PORT must be a whole number from 0 to 65535, not "1e3".'],
    ['PORT', '0x50', 'PORT must be a whole number from 0 to 65535, not "0x50".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['HOST', 'no host', 'HOST must be an IP address or a host name, not "no host".'],
    ['MAX_CONNECTIONS', '0', 'MAX_CONNECTIONS must be a whole number from 1 to 100000, not "0".'],
    ['DEMO', 'yes', 'DEMO must be on or off, not "yes".'],
    [
      'PUBLIC_URL',
      'banca.example',
      'PUBLIC_URL must be an http:// or https:// address, not "banca.example".',
    ],
    [
      'LOG_LEVEL',
      'loud',
      `LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".`,
    ],
    [
      'COMICS_ADDRESS',
      '//elsewhere.example',
      'COMICS_ADDRESS must be a path that begins with / or an http(s):// address, not "//elsewhere.example".',
    ],
    [
      'IDENTITY_ADDRESS',
      '/a"b',
      'IDENTITY_ADDRESS must be a path that begins with / or an http(s):// address, not "/a"b".',
    ],
    [
      'POSTAL_ADDRESS',
      'viacep.com.br',
      'POSTAL_ADDRESS must be a path that begins with / or an http(s):// address, not "viacep.com.br".',
    ],
    [
      'TOKENIZER',
      'efi',
      'TOKENIZER must be efi, a space and the identifier or key of an account there, not "efi".',
    ],
    [
      'TOKENIZER',
      'somebody 0123456789',
      'TOKENIZER must be efi, a space and the identifier or key of an account there, not "somebody 0123456789".',
    ],
    ...['https://catalogue.example/v1', 'catalogue.example', 'https://a.example;https://b.example', '*'].map(
      (origin) =>
        [
          'SERVICE_ORIGINS',
          origin,
          `SERVICE_ORIGINS must be origins separated by commas, such as https://catalogue.example,http://127.0.0.1:4000, not "${origin}".`,
        ] as [string, string, string],
    ),
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY must be off, or IP addresses and networks such as 127.0.0.1,10.0.0.0/8, not "10.0.0.0/33".',
    ],
    ['DATABASE_POOL_SIZE', '3', 'DATABASE_POOL_SIZE must be a whole number from 4 to 500, not "3".'],
    [
      'DATABASE_STATEMENT_TIMEOUT',
      '15',
      'DATABASE_STATEMENT_TIMEOUT must be a duration such as 500ms, 15s or 2min (at most 10min), or off, not "15".',
    ],
    ['DATABASE_STATEMENT_TIMEOUT', '11min', expect.stringContaining('at most 10min')],
    ['DATABASE_STATEMENT_TIMEOUT', '0s', expect.stringContaining('at most 10min')],
    [
      'PUSH_SERVICES',
      'http://push.example',
      'PUSH_SERVICES must be origins separated by commas, with https unless they are on this machine, not "http://push.example".',
    ],
    [
      'COMPANY_CNPJ',
      '11.444.777/0001-62',
      'COMPANY_CNPJ must be the 14 digits of a CNPJ, with or without punctuation, not "11.444.777/0001-62".',
    ],
    ['COMPANY_EMAIL', 'banca', 'COMPANY_EMAIL must be an email address, not "banca".'],
    ['TRUST_PROXY', 'on', expect.stringContaining('TRUST_PROXY must be off, or IP addresses')],
  ])('rejects %s=%s with a message that names the setting', (name, value, message) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(InvalidSetting);
    expect(read).toThrow(expect.objectContaining({ message }));
  });

  it.each([
    // Too short, zero, above the order of the curve, and with a character that base64url lacks.
    ...['too-short', 'A'.repeat(43), `${'_'.repeat(42)}8`, `${'k'.repeat(42)}!`].map(
      (key) =>
        [
          'VAPID_PRIVATE_KEY',
          key,
          'VAPID_PRIVATE_KEY must be a private key for Web Push: 43 characters, as `npx web-push generate-vapid-keys` prints it.',
        ] as [string, string, string],
    ),
    ['SIGNING_KEY', 'too-short', 'SIGNING_KEY must be a secret of at least 32 characters.'],
    ['DATABASE_URL', 'mysql://me:secret@db', 'DATABASE_URL must be a postgres:// or postgresql:// address.'],
  ])('does not show an invalid %s, because it is a secret', (name, value, message) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(expect.objectContaining({ message }));
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['OPERATOR_CLIENT_ID', 'OPERATOR_ISSUER'],
    ['OPERATOR_ISSUER', 'OPERATOR_CLIENT_ID'],
  ])('rejects %s without %s', (present, missing) => {
    const read = () => readConfiguration({ [present]: 'https://id.example', [missing]: ' ' });
    expect(read).toThrow(InvalidSetting);
    expect(read).toThrow(expect.objectContaining({ message: `${present} also needs ${missing}.` }));
  });

  it('describes the defaults correctly', () => {
    for (const { default: described, parse, fallback } of Object.values(settings)) {
      if (!described.startsWith('(')) expect(parse(described)).toEqual(fallback);
    }
  });
});
