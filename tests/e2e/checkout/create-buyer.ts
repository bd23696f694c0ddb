import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** A new reader without purchases, for tests that change what a reader owns. */
export interface NewBuyer {
  readonly username: string;
  readonly password: string;
  readonly token: string;
  readonly readerId: string;
}

const password = 'gibi-na-sacola-77';

/** Signs up, confirms the address and signs in. Each buyer signs up from another network, because sign-ups are limited. */
export async function createBuyer(request: APIRequestContext): Promise<NewBuyer> {
  const number = String(randomInt(100_000_000)).padStart(8, '0');
  const username = `compra.${number}`;
  const email = `${username}@banca.example`;
  const signUpResponse = await request.post('/api/identity/user', {
    headers: { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}` },
    data: {
      email,
      username,
      password,
      phoneNumber: `+55119${number}`,
      validationStrategy: 'EMAIL',
      birthDate: '1990-02-28',
      hasAcceptedLgpd: true,
    },
  });
  expect(signUpResponse.status(), await signUpResponse.text()).toBe(201);
  const confirmation = await request.post('/api/identity/user/validate-email', {
    data: await fetchConfirmationLink(request, email),
  });
  expect(confirmation.status()).toBe(200);
  const login = await request.post('/api/identity/auth/login', { data: { entry: email, password } });
  const { data } = await login.json();
  await request.post('/api/comics/user', { headers: headersOf(data) });
  return { username, password, token: data.token, readerId: data.uuid };
}

async function fetchConfirmationLink(request: APIRequestContext, email: string) {
  let link = {};
  await expect(async () => {
    const emails: { to: string; text: string }[] = await (
      await request.get('/thirdparty/mailbox.json')
    ).json();
    const address = emails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => text.match(/https?:\/\/\S+validate-email#\S+/) ?? [])[0];
    expect(address).toBeDefined();
    link = Object.fromEntries(new URLSearchParams(new URL(address ?? '').hash.slice(1)));
  }).toPass();
  return link;
}

const headersOf = ({ token }: { token: string }) => ({
  authorization: `Bearer ${token}`,
  timezone: 'America/Sao_Paulo',
});

/** Opens the buyer's session in the browser before the app starts. */
export async function openSessionOf(page: Page, { token, readerId }: NewBuyer): Promise<void> {
  await page.addInitScript(
    (session) => localStorage.setItem('banca.session', session),
    JSON.stringify({ token, readerId }),
  );
}

/** Adds one of the test cards of docs/third-parties.md to the buyer's account. */
export async function addCardTo(request: APIRequestContext, buyer: NewBuyer, number: string): Promise<void> {
  const [holderName, holderDocument] = ['JOSE DA CONCEICAO', '52998224725'];
  const expiry = { expirationMonth: 12, expirationYear: 2039 };
  const tokenized = await request.post('/thirdparty/tokenizer/tokens', {
    data: { number, cvv: '123', holderName, holderDocument, ...expiry, environment: 'sandbox' },
  });
  const { token: cardToken } = await tokenized.json();
  const added = await request.post('/api/comics/shop/payment-card?for=purchase', {
    headers: headersOf(buyer),
    data: {
      cardToken,
      brand: 'visa',
      lastFourDigits: number.slice(-4),
      holderName,
      ...expiry,
      holderDocument: { number: holderDocument, kind: 'CPF' },
      phoneNumber: '+5511988887777',
      billingAddress: {
        line1: 'Praça da Sé',
        number: '1',
        neighborhood: 'Sé',
        city: 'São Paulo',
        state: 'SP',
        country: 'BR',
        zipCode: '01001000',
      },
    },
  });
  expect(added.status(), await added.text()).toBe(201);
}

/** The orders of the buyer, newest first. */
export async function fetchOrders(
  request: APIRequestContext,
  buyer: NewBuyer,
): Promise<{ status: string; amount: number; item: { slug: string | null; kind: string | null } }[]> {
  const response = await request.get(`/api/comics/shop/transaction/${buyer.readerId}?page=0&limit=50`, {
    headers: headersOf(buyer),
  });
  const { items, list } = await response.json();
  return items ?? list;
}

/** Pays a Pix at the stand-in bank. */
export const payPix = (request: APIRequestContext, code: string) =>
  request.post('/thirdparty/pix/pay', { data: { code } });
