import { isIP } from 'node:net';
import { demoReceiver, type PixReceiver, readPixReceiver } from '../commerce/pix/pix-receiver.ts';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { isLoopback } from './loopback.ts';
import {
  parseAddress,
  parseCnpj,
  parseCurveKey,
  parseDurationMs,
  parseEmail,
  parseLink,
  parseOnOff,
  parseOrigins,
  parsePathOrAddress,
  parseProxies,
  parseSecureOrigins,
  parseText,
  wholeNumberParser,
} from './parse-settings.ts';
import { readTokenizer, tokenizerNames } from './tokenizers.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

interface Setting<Value> {
  /** The name of the environment variable. */
  name: string;
  /** The default as an operator would write it, or a description in parentheses. */
  default: string;
  meaning: string;
  /** Completes "NAME must be …". */
  expected: string;
  /** Returns undefined for an invalid text. */
  parse(text: string): Value | undefined;
  /** The value if the variable is absent or empty. */
  fallback: Value;
}

const defineSetting = <Value>(description: Setting<Value>) => description;

/** The folder into which `npm run build` writes the web app. */
export const defaultWebDirectory = 'dist';

/** All environment variables of the platform. docs/configuration.md lists them, and a test compares the two lists. */
export const settings = {
  port: defineSetting({
    name: 'PORT',
    default: '3000',
    meaning: 'The port to listen on; 0 takes any free one.',
    expected: 'a whole number from 0 to 65535',
    parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined),
    fallback: 3000,
  }),
  host: defineSetting({
    name: 'HOST',
    default: '127.0.0.1',
    meaning:
      'The address to listen on. 0.0.0.0 or :: makes the platform reachable from the network; then set PUBLIC_URL as well.',
    expected: 'an IP address or a host name',
    parse: (text) => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
    fallback: '127.0.0.1',
  }),
  dataDirectory: defineSetting({
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'The folder of the database, the stored comics and the signing key.',
    expected: 'a folder',
    parse: parseText,
    fallback: '.data',
  }),
  webDirectory: defineSetting({
    name: 'WEB_DIR',
    default: defaultWebDirectory,
    meaning: 'The folder of the built web app.',
    expected: 'a folder',
    parse: parseText,
    fallback: defaultWebDirectory,
  }),
  databaseUrl: defineSetting<string | undefined>({
    name: 'DATABASE_URL',
    default: '(PostgreSQL started by the platform, in DATA_DIR)',
    meaning: 'An external PostgreSQL server, as postgres://user:password@host:port/database.',
    expected: 'a postgres:// or postgresql:// address',
    parse: (text) => parseAddress(['postgres:', 'postgresql:'], text),
    fallback: undefined,
  }),
  databasePoolSize: defineSetting({
    name: 'DATABASE_POOL_SIZE',
    default: '10',
    meaning: 'The maximum number of database connections for requests. Health checks use one more.',
    expected: 'a whole number from 4 to 500',
    parse: wholeNumberParser(4, 500),
    fallback: 10,
  }),
  databaseStatementTimeoutMs: defineSetting({
    name: 'DATABASE_STATEMENT_TIMEOUT',
    default: '15s',
    meaning:
      'The maximum duration of a database statement of a request, such as 500ms, 15s or 2min; off: no limit. Migrations and commands have no limit.',
    expected: 'a duration such as 500ms, 15s or 2min (at most 10min), or off',
    parse: (text) => {
      const ms = parseDurationMs(text);
      return ms !== undefined && ms <= 600_000 ? ms : undefined;
    },
    fallback: 15_000,
  }),
  publicUrl: defineSetting<string | undefined>({
    name: 'PUBLIC_URL',
    default: '(http://HOST:PORT)',
    meaning:
      'The public address of Banca. Requests for other host names are rejected, except for loopback names such as localhost. An https address also turns on HSTS and upgrade-insecure-requests.',
    expected: 'an http:// or https:// address',
    parse: (text) => parseAddress(['http:', 'https:'], text)?.replace(/(?<!\/)\/+$/, ''),
    fallback: undefined,
  }),
  demo: defineSetting<boolean | undefined>({
    name: 'DEMO',
    default: '(on if HOST and PUBLIC_URL are loopback addresses, else off)',
    meaning:
      'on: an empty database is filled with the demo catalogue and its accounts, and stand-ins replace services that are not configured; do not use it on a network. off: no demo and no stand-ins, and the public passwords of the demo are rejected.',
    expected: 'on or off',
    parse: parseOnOff,
    fallback: undefined,
  }),
  maxConnections: defineSetting({
    name: 'MAX_CONNECTIONS',
    default: '1000',
    meaning:
      'The maximum number of open connections. Further ones are closed, so that many clients cannot exhaust the memory.',
    expected: 'a whole number from 1 to 100000',
    parse: wholeNumberParser(1, 100_000),
    fallback: 1000,
  }),
  comicsAddress: defineSetting({
    name: 'COMICS_ADDRESS',
    default: '/api/comics',
    meaning: 'The base address of the comics service that the web app calls.',
    expected: 'a path that begins with / or an http(s):// address',
    parse: parsePathOrAddress,
    fallback: '/api/comics',
  }),
  identityAddress: defineSetting({
    name: 'IDENTITY_ADDRESS',
    default: '/api/identity',
    meaning: 'The base address of the identity service that the web app calls.',
    expected: 'a path that begins with / or an http(s):// address',
    parse: parsePathOrAddress,
    fallback: '/api/identity',
  }),
  postalAddress: defineSetting<string | undefined>({
    name: 'POSTAL_ADDRESS',
    default: '(a stand-in if DEMO is on, else https://viacep.com.br)',
    meaning: 'The base address of the postal-code service that the web app calls: GET /ws/{cep}/json/.',
    expected: 'a path that begins with / or an http(s):// address',
    parse: parsePathOrAddress,
    fallback: undefined,
  }),
  firstView: defineSetting({
    name: 'FIRST_VIEW',
    default: 'on',
    meaning:
      'on: the platform renders the first view of a page into its HTML. off: the app renders it in the browser ([own adapters](replacing-an-adapter.md)).',
    expected: 'on or off',
    parse: parseOnOff,
    fallback: true,
  }),
  pageFacts: defineSetting({
    name: 'PAGE_FACTS',
    default: 'on',
    meaning:
      'on: pages carry titles, descriptions, previews and structured data of the catalogue in this database, unknown issues get 404, and there is a sitemap. off: none of these; use it if the catalogue is in another service.',
    expected: 'on or off',
    parse: parseOnOff,
    fallback: true,
  }),
  serviceOrigins: defineSetting<string[]>({
    name: 'SERVICE_ORIGINS',
    default: '(none)',
    meaning:
      'Origins of other services, separated by commas, that the web app may call and load images from ([own adapters](replacing-an-adapter.md)).',
    expected: 'origins separated by commas, such as https://catalogue.example,http://127.0.0.1:4000',
    parse: parseOrigins,
    fallback: [],
  }),
  tokenizer: defineSetting<string | undefined>({
    name: 'TOKENIZER',
    default: '(a stand-in if DEMO is on, else none)',
    meaning:
      'The provider that turns card data into tokens in the browser: its name ([third parties](third-parties.md#cards)), a space and the account there, such as efi 0123456789abcdef0123456789abcdef.',
    expected: `${tokenizerNames}, a space and the identifier or key of an account there`,
    parse: readTokenizer,
    fallback: undefined,
  }),
  signingKey: defineSetting<string | undefined>({
    name: 'SIGNING_KEY',
    default: '(created at the first start, in DATA_DIR/signing-key)',
    meaning:
      'Signs the addresses of pages and encrypts the secrets of two-step verification and of webhooks. Set it if several machines serve the same readers.',
    expected: 'a secret of at least 32 characters',
    parse: (text) => (text.length >= 32 ? text : undefined),
    fallback: undefined,
  }),
  googleIssuer: defineSetting({
    name: 'GOOGLE_ISSUER',
    default: 'https://accounts.google.com',
    meaning: 'The OpenID provider for sign-in with Google.',
    expected: 'an http:// or https:// address',
    parse: (text) => parseAddress(['http:', 'https:'], text),
    fallback: 'https://accounts.google.com',
  }),
  googleClientId: defineSetting<string | undefined>({
    name: 'GOOGLE_CLIENT_ID',
    default: '(a stand-in if DEMO is on, else no sign-in with Google)',
    meaning: 'The OAuth client ID at Google.',
    expected: 'a text',
    parse: parseText,
    fallback: undefined,
  }),
  googleClientSecret: defineSetting<string | undefined>({
    name: 'GOOGLE_CLIENT_SECRET',
    default: '(none)',
    meaning: 'The OAuth client secret at Google.',
    expected: 'a text',
    parse: parseText,
    fallback: undefined,
  }),
  operatorName: defineSetting({
    name: 'OPERATOR_NAME',
    default: 'claro',
    meaning: 'The telecom operator whose customers can sign in, by the name that plans use.',
    expected: 'a word of lowercase letters',
    parse: (text) => (/^[a-z]{1,20}$/.test(text) ? text : undefined),
    fallback: 'claro',
  }),
  operatorIssuer: defineSetting<string | undefined>({
    name: 'OPERATOR_ISSUER',
    default: '(a stand-in if DEMO is on, else no operator)',
    meaning: 'The OpenID provider of the operator.',
    expected: 'an http:// or https:// address',
    parse: (text) => parseAddress(['http:', 'https:'], text),
    fallback: undefined,
  }),
  operatorClientId: defineSetting<string | undefined>({
    name: 'OPERATOR_CLIENT_ID',
    default: '(none)',
    meaning: 'The OAuth client ID at the operator.',
    expected: 'a text',
    parse: parseText,
    fallback: undefined,
  }),
  operatorClientSecret: defineSetting<string | undefined>({
    name: 'OPERATOR_CLIENT_SECRET',
    default: '(none)',
    meaning: 'The OAuth client secret at the operator.',
    expected: 'a text',
    parse: parseText,
    fallback: undefined,
  }),
  smtpUrl: defineSetting<string | undefined>({
    name: 'SMTP_URL',
    default: '(a mailbox page if DEMO is on, else no emails)',
    meaning: 'The server that sends emails, as smtps://user:password@host:port.',
    expected: 'an smtp:// or smtps:// address',
    parse: (text) => parseAddress(['smtp:', 'smtps:'], text),
    fallback: undefined,
  }),
  mailFrom: defineSetting({
    name: 'MAIL_FROM',
    default: 'Banca <banca@localhost>',
    meaning: 'The sender of emails.',
    expected: 'a sender such as Banca <banca@example.com>',
    parse: (text) => (/^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$/.test(text) ? text : undefined),
    fallback: 'Banca <banca@localhost>',
  }),
  pushKey: defineSetting<Buffer | undefined>({
    name: 'VAPID_PRIVATE_KEY',
    default: '(derived from the signing key)',
    meaning:
      'Identifies Banca to the push services of browsers ([third parties](third-parties.md#push-services)). With another key, readers have to open the screen of what they follow once on each device.',
    expected: 'a private key for Web Push: 43 characters, as `npx web-push generate-vapid-keys` prints it',
    parse: parseCurveKey,
    fallback: undefined,
  }),
  pushServices: defineSetting<string[]>({
    name: 'PUSH_SERVICES',
    default: '(none)',
    meaning:
      'Origins of further push services, separated by commas, to which messages may be sent. Those of Chrome, Firefox, Safari and Edge are known.',
    expected: 'origins separated by commas, with https unless they are on this machine',
    parse: parseSecureOrigins,
    fallback: [],
  }),
  pixReceiver: defineSetting<PixReceiver>({
    name: 'PIX_RECEIVER',
    default: '(a made-up receiver)',
    meaning: 'The receiver of Pix payments, as key;NAME;CITY in capitals without accents.',
    expected: 'a Pix key, a name of up to 25 characters and a city of up to 15, separated by semicolons',
    parse: readPixReceiver,
    fallback: demoReceiver,
  }),
  instagramUrl: defineSetting<string | undefined>({
    name: 'INSTAGRAM_URL',
    default: '(not shown)',
    meaning: 'The page on Instagram that the footer links to.',
    expected: 'an https:// address',
    parse: parseLink,
    fallback: undefined,
  }),
  youtubeUrl: defineSetting<string | undefined>({
    name: 'YOUTUBE_URL',
    default: '(not shown)',
    meaning: 'The channel on YouTube that the footer links to.',
    expected: 'an https:// address',
    parse: parseLink,
    fallback: undefined,
  }),
  googlePlayUrl: defineSetting<string | undefined>({
    name: 'GOOGLE_PLAY_URL',
    default: '(not shown)',
    meaning: 'The app in the Google Play store that the footer links to.',
    expected: 'an https:// address',
    parse: parseLink,
    fallback: undefined,
  }),
  appStoreUrl: defineSetting<string | undefined>({
    name: 'APP_STORE_URL',
    default: '(not shown)',
    meaning: 'The app in the App Store that the footer links to.',
    expected: 'an https:// address',
    parse: parseLink,
    fallback: undefined,
  }),
  companyName: defineSetting<string | undefined>({
    name: 'COMPANY_NAME',
    default: '(required if DEMO is off; in a demo a made-up one)',
    meaning:
      'The registered name of the company that runs the service, for the terms of use and the privacy policy.',
    expected: 'a text',
    parse: parseText,
    fallback: undefined,
  }),
  companyCnpj: defineSetting<string | undefined>({
    name: 'COMPANY_CNPJ',
    default: '(required if DEMO is off; in a demo a made-up one)',
    meaning: 'The CNPJ of this company.',
    expected: 'the 14 digits of a CNPJ, with or without punctuation',
    parse: parseCnpj,
    fallback: undefined,
  }),
  companyAddress: defineSetting<string | undefined>({
    name: 'COMPANY_ADDRESS',
    default: '(required if DEMO is off; in a demo a made-up one)',
    meaning: 'The postal address of this company.',
    expected: 'a text',
    parse: parseText,
    fallback: undefined,
  }),
  companyEmail: defineSetting<string | undefined>({
    name: 'COMPANY_EMAIL',
    default: '(required if DEMO is off; in a demo a made-up one)',
    meaning: 'The address to which readers write. The footer links to it.',
    expected: 'an email address',
    parse: parseEmail,
    fallback: undefined,
  }),
  companyOfficerName: defineSetting<string | undefined>({
    name: 'COMPANY_DPO_NAME',
    default: '(required if DEMO is off; in a demo a made-up one)',
    meaning: 'The person in charge of personal data (encarregado, LGPD art. 41).',
    expected: 'a text',
    parse: parseText,
    fallback: undefined,
  }),
  companyOfficerEmail: defineSetting<string | undefined>({
    name: 'COMPANY_DPO_EMAIL',
    default: '(required if DEMO is off; in a demo a made-up one)',
    meaning: 'The address of this person.',
    expected: 'an email address',
    parse: parseEmail,
    fallback: undefined,
  }),
  logLevel: defineSetting<(typeof logLevels)[number]>({
    name: 'LOG_LEVEL',
    default: 'warn',
    meaning: 'The lowest level that is logged.',
    expected: `one of ${logLevels.join(', ')}`,
    parse: (text) => logLevels.find((level) => level === text),
    fallback: 'warn',
  }),
  trustedProxies: defineSetting<string[]>({
    name: 'TRUST_PROXY',
    default: 'off',
    meaning: 'Addresses of the proxies, separated by commas, whose X-Forwarded-* headers are trusted.',
    expected: 'off, or IP addresses and networks such as 127.0.0.1,10.0.0.0/8',
    parse: parseProxies,
    fallback: [],
  }),
};

type Settings = typeof settings;
type Values = { [Key in keyof Settings]: Settings[Key]['fallback'] };
export type Configuration = Omit<Values, 'demo'> & { demo: boolean };

/** Settings that work only together. Without one of them, every sign-in with the provider would fail. */
const settingPairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OPERATOR_ISSUER', 'OPERATOR_CLIENT_ID'],
];

/** An environment variable is missing or has an invalid value. */
export class InvalidSetting extends ExplainedFailure {}

/** The only code of the platform that reads the environment. Throws an `InvalidSetting`. */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const entries = Object.entries(settings).map(([key, { name, expected, parse, fallback }]) => {
    const text = environment[name]?.trim();
    if (!text) return [key, fallback];
    const value = parse(text);
    if (value === undefined) throw new InvalidSetting(`${name} must be ${expected}${quote(name, text)}.`);
    return [key, value];
  });
  for (const pair of settingPairs) {
    const missing = pair.find((name) => !environment[name]?.trim());
    const present = pair.find((name) => environment[name]?.trim());
    if (missing && present) throw new InvalidSetting(`${present} also needs ${missing}.`);
  }
  const values: Values = Object.fromEntries(entries);
  return { ...values, demo: values.demo ?? !isOpenToNetwork(values) };
}

/** True if other machines may reach the platform. */
export const isOpenToNetwork = ({ host, publicUrl }: Pick<Values, 'host' | 'publicUrl'>): boolean =>
  !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));

const secretNames = [
  'SIGNING_KEY',
  'DATABASE_URL',
  'GOOGLE_CLIENT_SECRET',
  'OPERATOR_CLIENT_SECRET',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
];

/** Quotes an invalid value, unless it is a secret that must not appear on a terminal or in a log. */
function quote(name: string, text: string): string {
  return secretNames.includes(name) ? '' : `, not "${text}"`;
}
