/** A row of migration 0021, by the names of its columns in SQL. */
type Row = Readonly<Record<string, unknown>>;

/** The ids of rows that tests look for. */
export const idOf = {
  ana: '00000000-0000-4000-8000-000000000001',
  bia: '00000000-0000-4000-8000-000000000002',
  publisher: '00000000-0000-4000-8000-000000000011',
  inactivePublisher: '00000000-0000-4000-8000-000000000012',
  series: '00000000-0000-4000-8000-000000000021',
  first: '00000000-0000-4000-8000-000000000031',
  second: '00000000-0000-4000-8000-000000000032',
  single: '00000000-0000-4000-8000-000000000033',
  withdrawn: '00000000-0000-4000-8000-000000000034',
  future: '00000000-0000-4000-8000-000000000035',
  ofInactivePublisher: '00000000-0000-4000-8000-000000000036',
} as const;

const plan = '00000000-0000-4000-8000-000000000051';
const planPrice = '00000000-0000-4000-8000-000000000052';
const purchase = '00000000-0000-4000-8000-000000000053';
const coupon = '00000000-0000-4000-8000-000000000054';
const card = '00000000-0000-4000-8000-000000000055';
const planOrder = '00000000-0000-4000-8000-000000000061';
const issueOrder = '00000000-0000-4000-8000-000000000062';
const refundedOrder = '00000000-0000-4000-8000-000000000063';
const subscription = '00000000-0000-4000-8000-000000000064';
const voucher = '00000000-0000-4000-8000-000000000071';
const redemption = '00000000-0000-4000-8000-000000000072';
const wallet = '00000000-0000-4000-8000-000000000081';
const gateway = '00000000-0000-4000-8000-000000000082';
const revenue = '00000000-0000-4000-8000-000000000083';
const promotion = '00000000-0000-4000-8000-000000000084';
const banner = '00000000-0000-4000-8000-000000000091';

const cover = 'c'.repeat(64);
const pageImage = 'd'.repeat(64);
const past = '2026-01-02T03:04:05.678Z';
const later = '2026-01-03T03:04:05.678Z';
const future = '2100-01-01T00:00:00.000Z';

const issue = (id: string, slug: string, columns: Row = {}): Row => ({
  id,
  slug,
  publisher_id: idOf.publisher,
  series_id: idOf.series,
  number: 1,
  country: 'BR',
  release_date: '2026-01-01',
  original_title: 'Uma Noite',
  original_language: 'pt-br',
  parental_rating: 'L',
  genre: 'horror',
  is_available_for_all: true,
  is_available_for_subscribers: true,
  reading_direction: 'ltr',
  reading_mode: 'paged',
  fingerprint: `fingerprint of ${slug}`,
  published_at: past,
  ...columns,
});

/** The number of an edition is the end of its id. */
const editionId = (number: number) => `00000000-0000-4000-8000-0000000000${40 + number}`;

const edition = (number: number, issueId: string, language: string, title: string): Row => ({
  id: editionId(number),
  issue_id: issueId,
  language,
  title,
  description: `${title}: a história.`,
  cover,
});

const pages = (number: number, count: number): Row[] =>
  Array.from({ length: count }, (_, position) => ({
    content_id: editionId(number),
    position,
    image: pageImage,
    panels: JSON.stringify([{ x: 0, y: 0, width: 1, height: 1, text: `Página ${position}` }]),
  }));

const order = { reader_id: idOf.ana, currency: 'BRL', created_at: past };

/**
 * Rows for each table of migration 0021, in an order that satisfies its references. Released migrations never change, so
 * these rows stay valid.
 */
export const rowsOf0021: Readonly<Record<string, readonly Row[]>> = {
  'identity.account': [
    {
      uuid: idOf.ana,
      username: 'ana.leitora',
      email: 'ana@example.com',
      password_hash: '$argon2id$hash',
      nickname: 'Ana',
      role: 'USER',
      has_verified_email: true,
      has_accepted_lgpd: true,
      birth_date: '1990-01-02',
      cpf: '52998224725',
      phone_number: '+5511999990000',
      address: JSON.stringify({ city: 'Recife' }),
    },
    {
      uuid: idOf.bia,
      username: 'bia.leitora',
      email: 'bia@example.com',
      role: 'USER',
      birth_date: '2015-01-02',
    },
  ],
  'identity.external_account': [{ provider: 'google', subject: 'subject of ana', account_id: idOf.ana }],
  'identity.known_network': [{ account_id: idOf.ana, network_hash: 'a'.repeat(64), expires_at: future }],
  'identity.magic_code': [
    {
      account_id: idOf.bia,
      purpose: 'email',
      code_hash: 'b'.repeat(64),
      expires_at: future,
      email: 'bia@example.com',
    },
  ],
  'identity.pending_sign_in': [{ proof_hash: 'e'.repeat(64), account_id: idOf.ana, expires_at: future }],
  'identity.picture': [{ hash: 'f'.repeat(64), bytes: Buffer.from('picture') }],
  'identity.second_factor': [
    { account_id: idOf.ana, sealed_secret: Buffer.from('secret'), confirmed_at: past, last_step: 7 },
  ],
  'identity.recovery_code': [{ account_id: idOf.ana, code_hash: '1'.repeat(64) }],
  'identity.session': [
    { token_hash: '2'.repeat(64), account_id: idOf.ana, expires_at: future, browser: 'Firefox' },
  ],
  'comics.image': [
    { hash: cover, format: 'png', width: 800, height: 1200, bytes: 1000, placeholder: '' },
    { hash: pageImage, format: 'png', width: 1600, height: 2400, bytes: 2000, placeholder: '' },
  ],
  'comics.publisher': [
    { id: idOf.publisher, username: 'ipe', name: 'Edições Ipê', description: 'Quadrinhos.', picture: cover },
    { id: idOf.inactivePublisher, username: 'fechou', name: 'Fechou', is_active: false },
  ],
  'comics.reader': [
    { reader_id: idOf.ana, language: 'pt-br', theme: 'light', market: 'brazil', currency: 'BRL' },
    {
      reader_id: idOf.bia,
      language: 'en-us',
      theme: 'dark',
      market: 'brazil',
      currency: 'BRL',
      guardian_id: idOf.ana,
      has_parental_control: true,
    },
  ],
  'comics.publisher_member': [{ publisher_id: idOf.publisher, reader_id: idOf.ana }],
  'comics.series': [
    { id: idOf.series, slug: 'porao', publisher_id: idOf.publisher, title: 'O Porão', description: 'Medo.' },
  ],
  'comics.issue': [
    issue(idOf.first, 'porao-1'),
    issue(idOf.second, 'porao-2', { number: 2, parental_rating: '12', is_available_for_all: false }),
    issue(idOf.single, 'avulso', { series_id: null, number: null, genre: null, original_title: null }),
    issue(idOf.withdrawn, 'saiu', { number: 3, withdrawn_at: later }),
    issue(idOf.future, 'amanha', { number: 4, published_at: future }),
    issue(idOf.ofInactivePublisher, 'fechado', { publisher_id: idOf.inactivePublisher, series_id: null }),
  ],
  'comics.issue_content': [
    edition(1, idOf.first, 'pt-br', 'Vozes'),
    edition(2, idOf.first, 'en-us', 'Voices'),
    edition(3, idOf.second, 'pt-br', 'A Volta'),
    edition(4, idOf.single, 'pt-br', 'Árvore'),
    edition(5, idOf.withdrawn, 'pt-br', 'Saiu'),
    edition(6, idOf.future, 'pt-br', 'Amanhã'),
    edition(7, idOf.ofInactivePublisher, 'pt-br', 'Fechado'),
  ],
  'comics.page': [
    ...pages(1, 3),
    ...pages(2, 2),
    ...pages(3, 3),
    ...pages(4, 1),
    ...pages(5, 1),
    ...pages(6, 1),
    ...pages(7, 1),
  ],
  'comics.contributor': [
    { issue_id: idOf.first, position: 0, name: 'Zé Ramón', role: 'writer' },
    { issue_id: idOf.first, position: 1, name: '!!!', role: 'artist' },
    { issue_id: idOf.second, position: 0, name: 'ZE  RAMON', role: 'writer' },
    { issue_id: idOf.second, position: 1, name: 'Anabela '.repeat(25).trim(), role: 'artist' },
  ],
  'comics.merchandise': [
    { id: purchase, issue_id: idOf.second, kind: 'purchase', price: 990, currency: 'BRL' },
    { issue_id: idOf.second, kind: 'rent', price: 390, currency: 'BRL', rental_days: 3 },
  ],
  'comics.banner': [{ id: banner, position: 0, link: '/issue/porao-1', picture: cover }],
  'comics.banner_text': [{ banner_id: banner, language: 'pt-br', title: 'O Porão', text: 'Desça.' }],
  'comics.plan': [{ id: plan, slug: 'banca' }],
  'comics.plan_text': [
    { plan_id: plan, language: 'pt-br', name: 'Banca', description: 'Tudo.', features: ['Tudo'] },
  ],
  'comics.plan_merchandise': [
    { id: planPrice, plan_id: plan, market: 'brazil', cycle_days: 30, price: 1990, currency: 'BRL' },
  ],
  'comics.credit_offer': [{ market: 'brazil', credits: 5500, price: 5000, currency: 'BRL' }],
  'comics.coupon': [
    { id: coupon, code: 'METADE', percent: 50, begins_at: past, uses_limit: 10, uses: 1, plan_id: plan },
  ],
  'comics.payment_card': [
    {
      id: card,
      reader_id: idOf.ana,
      token: 'token of the card',
      brand: 'visa',
      last_four_digits: '4242',
      holder_name: 'ANA LEITORA',
      expiration_month: 12,
      expiration_year: 2099,
    },
  ],
  'comics.subscription': [
    {
      id: subscription,
      reader_id: idOf.ana,
      plan_id: plan,
      merchandise_id: planPrice,
      starts_at: past,
      expires_at: future,
      cycle_days: 30,
      has_auto_renewal: true,
      card_id: card,
    },
  ],
  'comics.transaction': [
    {
      ...order,
      id: planOrder,
      plan_merchandise_id: planPrice,
      method: 'credit_card',
      status: 'paid',
      price: 1990,
      discount: 995,
      coupon_id: coupon,
      card_id: card,
      paid_at: past,
      subscription_id: subscription,
      covers_from: past,
      is_charged: true,
    },
    {
      ...order,
      id: issueOrder,
      merchandise_id: purchase,
      method: 'balance',
      status: 'paid',
      price: 990,
      paid_at: past,
    },
    {
      ...order,
      id: refundedOrder,
      credits: 5500,
      method: 'pix',
      status: 'refunded',
      price: 5000,
      pix_code: 'code',
      pix_expires_at: later,
      paid_at: past,
      refunded_at: later,
      refund: 'done',
    },
  ],
  'comics.voucher': [
    {
      id: voucher,
      code: 'PRESENTE',
      market: 'brazil',
      credits: 2000,
      currency: 'BRL',
      uses_limit: 5,
      uses: 1,
    },
  ],
  'comics.voucher_redemption': [
    { id: redemption, voucher_id: voucher, reader_id: idOf.ana, redeemed_at: past },
  ],
  'comics.acquisition': [
    { reader_id: idOf.ana, issue_id: idOf.second, transaction_id: issueOrder, created_at: past },
    // Read before it was acquired.
    { reader_id: idOf.ana, issue_id: idOf.first, created_at: later },
    // Only the child read it, by an acquisition of its own.
    { reader_id: idOf.ana, issue_id: idOf.withdrawn, created_at: past },
    { reader_id: idOf.bia, issue_id: idOf.withdrawn, created_at: past },
    // Only the sample was read.
    { reader_id: idOf.bia, issue_id: idOf.second, created_at: past },
  ],
  'comics.idempotency_key': [
    { reader_id: idOf.ana, key: 'key of an order', request_hash: '3'.repeat(64), transaction_id: planOrder },
  ],
  'comics.ledger_account': [
    { id: wallet, kind: 'wallet', reader_id: idOf.ana, currency: 'BRL', balance: 1010 },
    { id: gateway, kind: 'gateway', currency: 'BRL' },
    { id: revenue, kind: 'revenue', currency: 'BRL' },
    { id: promotion, kind: 'promotion', currency: 'BRL' },
  ],
  'comics.ledger_transfer': [
    { from_account: promotion, to_account: wallet, currency: 'BRL', amount: 2000, redemption_id: redemption },
    { from_account: wallet, to_account: revenue, currency: 'BRL', amount: 990, transaction_id: issueOrder },
    { from_account: gateway, to_account: revenue, currency: 'BRL', amount: 995, transaction_id: planOrder },
  ],
  'comics.favourite': [{ reader_id: idOf.ana, issue_id: idOf.first }],
  'comics.reading': [
    { reader_id: idOf.ana, issue_id: idOf.first, page: 2, pages_count: 3, read_at: past },
    { reader_id: idOf.ana, issue_id: idOf.second, page: 1, pages_count: 3, read_at: later },
    { reader_id: idOf.ana, issue_id: idOf.single, page: 0, pages_count: 1, read_at: later },
    // The issue became shorter after the reader had read it.
    { reader_id: idOf.bia, issue_id: idOf.first, page: 4, pages_count: 3, read_at: past },
    { reader_id: idOf.bia, issue_id: idOf.second, page: 0, pages_count: 3, read_at: past },
    { reader_id: idOf.bia, issue_id: idOf.withdrawn, page: 0, pages_count: 1, read_at: later },
  ],
  'comics.operator_link': [
    {
      reader_id: idOf.ana,
      provider: 'claro',
      subject_id: 'subject of ana',
      is_active: true,
      metadata: JSON.stringify({ plan: 'claro' }),
    },
  ],
  'comics.pending_operator_link': [
    {
      code_hash: '4'.repeat(64),
      provider: 'claro',
      verifier_hash: '5'.repeat(64),
      person: JSON.stringify({ subject: 'subject of eva' }),
      expires_at: future,
    },
  ],
  'platform.attempt': [{ key_hash: '6'.repeat(64), count: 2, ends_at: future }],
  'platform.drawing': [{ image: pageImage, recipe: 'recipe' }],
  'platform.milestone': [{ name: 'an example' }],
};
