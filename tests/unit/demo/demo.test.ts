import { demo } from '../../../demo/demo.ts';
import { openCatalogue } from '../../../demo/open-catalogue.ts';
import { demoReceiver } from '../../../server/commerce/pix/pix-receiver.ts';
import { isPublishedPassword } from '../../../server/identity/passwords/strength/published-passwords.ts';
import type { SeedCatalogue } from '../../../server/seed/seed-catalogue.ts';
import type { SeedCoupon, SeedVoucher } from '../../../server/seed/seed-schemas.ts';

const areUnique = (list: readonly string[]) => new Set(list).size === list.length;
const usernames = demo.accounts.map(({ username }) => username);
const plans = demo.plans.map(({ slug }) => slug);
const transactions = demo.readers.flatMap((reader) => reader.transactions ?? []);
const usesOf = (code: string) => transactions.filter(({ coupon }) => coupon === code).length;
const redeemersOf = (code: string) =>
  demo.readers.filter(({ redemptions = [] }) => redemptions.some(({ voucher }) => voucher === code)).length;

type Condition<T> = (one: T) => boolean;

describe('the accounts and the shop of the demo', () => {
  it('give each account a unique name, email address and password', () => {
    expect(areUnique(usernames)).toBe(true);
    expect(areUnique(demo.accounts.map(({ email }) => email))).toBe(true);
    expect(areUnique(demo.accounts.map(({ password }) => password))).toBe(true);
  });

  it('use only passwords that other platforms reject as published', () => {
    for (const { password } of demo.accounts)
      expect([password, isPublishedPassword(password)]).toEqual([password, true]);
  });

  it('include staff and publishers with each granting', () => {
    const kinds = demo.accounts.map(({ role, grantings = [] }) => [role, ...grantings].join(' '));
    expect(kinds).toEqual(
      expect.arrayContaining([
        'ADMIN',
        'STAFF',
        'STAFF EDITOR',
        'STAFF ACCOUNTANT',
        'STAFF MANAGER',
        'USER PUBLISHER',
        'USER EDITOR',
        'USER ACCOUNTANT',
        'USER MANAGER',
      ]),
    );
    for (const { role, grantings, publisher } of demo.accounts) {
      expect(publisher !== undefined).toBe(role === 'USER' && grantings !== undefined);
    }
  });

  it('begin with a reader and an administrator, whom the platform prints when it starts', () => {
    expect(demo.accounts.slice(0, 2).map(({ username, role }) => [username, role])).toEqual([
      ['ana', 'USER'],
      ['equipe', 'ADMIN'],
    ]);
  });

  it('refer only to existing accounts, plans, coupons and vouchers', () => {
    const coupons = demo.coupons.map(({ code }) => code);
    const vouchers = demo.vouchers.map(({ code }) => code);
    expect(areUnique([...coupons, ...vouchers]) && areUnique(plans)).toBe(true);
    const subscriptions = demo.readers.flatMap((reader) => reader.subscriptions ?? []);
    const redemptions = demo.readers.flatMap((reader) => reader.redemptions ?? []);
    const referencedPlans = [...subscriptions, ...demo.coupons, ...demo.vouchers].flatMap(
      ({ plan }) => plan ?? [],
    );
    const referencedUsernames = demo.readers.flatMap(({ username, guardian }) => [
      username,
      guardian ?? username,
    ]);
    expect(plans).toEqual(expect.arrayContaining(referencedPlans));
    expect(usernames).toEqual(expect.arrayContaining(referencedUsernames));
    expect(coupons).toEqual(expect.arrayContaining(transactions.flatMap(({ coupon }) => coupon ?? [])));
    expect(vouchers).toEqual(expect.arrayContaining(redemptions.map(({ voucher }) => voucher)));
  });

  it('contain payments and renewals only by cards of the same reader', () => {
    for (const { cards = [], ...reader } of demo.readers) {
      const paid = reader.transactions?.filter(({ method }) => method === 'credit_card') ?? [];
      const renewing = reader.subscriptions?.flatMap(({ renewsOnCard }) => renewsOnCard ?? []) ?? [];
      for (const card of [...paid.map((one) => one.card), ...renewing])
        expect(cards[card ?? -1]).toBeDefined();
    }
  });

  it.each<[string, Condition<SeedCoupon>]>([
    ['DESCONTO20', ({ percent, usesLimit }) => percent === 20 && usesLimit === undefined],
    ['MENOS5', ({ amount, usesLimit }) => amount === 500 && usesLimit === undefined],
    ['VERAO30', ({ beginsInDays }) => beginsInDays > 0],
    ['FESTAJUNINA', ({ endsInDays = 0 }) => endsInDays < 0],
    ['ESGOTADO', ({ code, usesLimit }) => usesLimit === 1 && usesOf(code) === 1],
    ['TRESVEZES', ({ code, usesLimit }) => usesLimit === 3 && usesOf(code) === 1],
    ['SOFAMILIA', ({ plan }) => plan === 'banca-familia'],
    ['SOJOVINA', ({ issue }) => issue !== undefined],
  ])('include the coupon %s in the state that docs/demo.md describes', (code, matchesState) => {
    expect(demo.coupons.filter((coupon) => coupon.code === code && matchesState(coupon))).toHaveLength(1);
  });

  it.each<[string, Condition<SeedVoucher>]>([
    ['BANCA30DIAS', ({ plan, planDays }) => plan === 'banca' && planDays === 30],
    ['HOMEMSEGUIDO', ({ issue }) => issue !== undefined],
    ['CREDITO25', ({ credits }) => credits === 2500],
    ['BEMVINDO10', ({ credits, usesLimit }) => credits === 1000 && usesLimit === 100],
    ['ANIVERSARIO', ({ code, usesLimit }) => usesLimit === undefined && redeemersOf(code) === 1],
    ['FERIASDEJULHO', ({ expiresInDays = 0 }) => expiresInDays < 0],
    ['LISBOA2026', ({ market }) => market === 'portugal'],
  ])('include the voucher %s in the state that docs/demo.md describes', (code, matchesState) => {
    expect(demo.vouchers.filter((voucher) => voucher.code === code && matchesState(voucher))).toHaveLength(1);
  });

  it('sell two plans for four periods each, with a lower price per day for longer periods', () => {
    const sold = demo.plans.filter(({ merchandises }) => merchandises.length > 0);
    expect(sold.length).toBeGreaterThanOrEqual(2);
    for (const { provider, merchandises } of sold) {
      expect(provider).toBeNull();
      expect(merchandises.map(({ cycleDays }) => cycleDays)).toEqual([30, 90, 180, 360]);
      const byDay = merchandises.map(({ price, cycleDays }) => price / cycleDays);
      expect(byDay).toEqual([...byDay].sort((one, other) => other - one));
    }
  });

  it('use a Pix receiver that does not exist', () => {
    expect(demoReceiver.key).toMatch(/^0{8}-/);
    expect(`${demoReceiver.name}${demoReceiver.city}`).toMatch(/^[A-Z ]+$/);
  });
});

describe('the catalogue of the demo', () => {
  let catalogue: SeedCatalogue;
  beforeAll(async () => {
    catalogue = await openCatalogue();
  });
  const issueOf = (slug: string) => catalogue.issues.find((issue) => issue.slug === slug);

  it('has the publisher of every account', () => {
    const publishers = catalogue.publishers.map(({ username }) => username);
    for (const { publisher } of demo.accounts) if (publisher) expect(publishers).toContain(publisher);
  });

  it('has published every issue in a reading history, and the reader may read the issue', () => {
    for (const { username, readings = [], subscriptions } of demo.readers) {
      for (const { issue: slug } of readings) {
        const issue = issueOf(slug);
        const mayRead = issue?.isAvailableForAll || (issue?.isAvailableForSubscribers && subscriptions);
        expect([username, slug, Boolean(mayRead)]).toEqual([username, slug, true]);
        expect(issue?.publishedDaysAgo).toBeGreaterThanOrEqual(0);
      }
    }
    for (const { issue } of demo.vouchers) if (issue) expect(issueOf(issue)).toBeDefined();
  });

  it('sells every issue that has a coupon, and enough issues for all purchases and rentals', () => {
    for (const { issue } of demo.coupons) if (issue) expect(issueOf(issue)?.merchandises).not.toEqual([]);
    const sold = (kind: 'purchase' | 'rent') =>
      catalogue.issues.filter(
        (issue) => issue.publishedDaysAgo >= 0 && issue.merchandises.some((one) => one.kind === kind),
      ).length;
    for (const { item } of transactions) {
      if ('sold' in item) expect(item.place).toBeLessThan(sold(item.sold));
    }
  });

  it('links each banner to a different page that exists', () => {
    const links = catalogue.banners.map(({ link }) => link);
    const pages = [
      ...catalogue.issues.map(({ slug }) => `/issue/${slug}`),
      ...catalogue.series.map(({ slug }) => `/series/${slug}`),
    ];
    expect(areUnique(links)).toBe(true);
    for (const link of links) expect(pages).toContain(link);
  });
});
