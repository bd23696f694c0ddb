import { failures } from '../../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildAddress } from '../../../../../fakes/cards/fake-postal-lookup.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { setUpCardForm, typedCard } from './set-up-card-form.tsx';

const emptyValues = expect.objectContaining({
  cardNumber: '',
  cvv: '',
  holderDocument: '',
  zipCode: '',
  number: '',
});

describe('AddCardPresenter', () => {
  it('sends the typed and looked-up values, adds the card to the list, and clears the form', async () => {
    const { presenter, begin, type, paymentCards, cards, added } = await setUpCardForm();
    begin();
    await type({
      ...typedCard,
      holderName: 'ANA  REIS ',
      zipCode: '01001-000',
      number: ' 100',
      line2: 'ap. 3',
    });
    expect(await presenter.form.submit()).toBe(true);
    expect(paymentCards.added).toEqual([
      {
        cardToken: 'token-of-card-1',
        number: '4242424242424242',
        brand: 'visa',
        holderName: 'ANA REIS',
        expirationMonth: 12,
        expirationYear: 2030,
        cvv: '123',
        holderDocument: { number: '52998224725', kind: 'CPF' },
        phoneNumber: '+5511988887777',
        billingAddress: {
          line1: 'Praça da Sé',
          number: '100',
          line2: 'ap. 3',
          neighborhood: 'Sé',
          city: 'São Paulo',
          state: 'SP',
          country: 'BR',
          zipCode: '01001000',
        },
      },
    ]);
    expect(cards.cards?.map(({ lastFourDigits }) => lastFourDigits)).toEqual(['4242']);
    expect(added.map(({ lastFourDigits }) => lastFourDigits)).toEqual(['4242']);
    expect(presenter.form.values).toEqual(emptyValues);
    expect(presenter.address.status).toBe('incomplete');
  });

  it('returns the data of the holder only if the reader wants to save it', async () => {
    const { presenter, begin, type, dataToSave } = await setUpCardForm();
    begin();
    await type({ ...typedCard, zipCode: '01001-000', number: '100', savesToAccount: true });
    expect(await presenter.form.submit()).toBe(true);
    await type({ ...typedCard, zipCode: '01001-000', number: '100' });
    expect(await presenter.form.submit()).toBe(true);
    expect(dataToSave).toEqual([
      {
        cpf: '52998224725',
        phoneNumber: '+5511988887777',
        address: {
          zipCode: '01001000',
          line1: 'Praça da Sé',
          number: '100',
          neighborhood: 'Sé',
          city: 'São Paulo',
          state: 'SP',
        },
      },
      null,
    ]);
  });

  it('keeps the typed values after a failure, shows it in the form, and requests a new token', async () => {
    const { presenter, begin, type, paymentCards, tokenizer, messages } = await setUpCardForm();
    begin();
    await type({ ...typedCard, zipCode: '01001-000', number: '100' });
    paymentCards.failure = serviceFailure('0299005');
    expect(await presenter.form.submit()).toBe(false);
    expect([presenter.formFailure.current?.code, messages()]).toEqual(['0299005', []]);
    expect(presenter.form.values).toMatchObject(typedCard);
    paymentCards.failure = null;
    expect(await presenter.form.submit()).toBe(true);
    expect(paymentCards.added.map(({ cardToken }) => cardToken)).toEqual(['token-of-card-2']);
    expect(tokenizer.lastFourDigits).toHaveLength(2);
  });

  it.each([
    ['cardNumber', 'checks:cardNumber'],
    ['cvv', 'checks:securityCodeRefused'],
    ['expiration', 'accountChecks:date'],
    ['holderName', 'checks:nameAndSurname'],
    ['holderDocument', 'checks:cpf'],
  ] as const)('shows at the field that the tokenizer rejected the %s', async (field, key) => {
    const { presenter, begin, type, tokenizer, paymentCards } = await setUpCardForm();
    begin();
    await type({ ...typedCard, zipCode: '01001-000', number: '100' });
    tokenizer.tokenizeFailure = { ...failures.cardRefused, field };
    expect(await presenter.form.submit()).toBe(false);
    expect(presenter.form.shownError(field)).toEqual({ key });
    expect([presenter.formFailure.current, paymentCards.added]).toEqual([null, []]);
  });

  it('accepts an expiry that was rejected before, after the number is corrected', async () => {
    const { presenter, begin, type, tokenizer, added } = await setUpCardForm();
    begin();
    await type({ ...typedCard, zipCode: '01001-000', number: '100' });
    for (const field of ['cardNumber', 'expiration'] as const) {
      tokenizer.tokenizeFailure = { ...failures.cardRefused, field };
      await type({ cvv: field === 'cardNumber' ? '321' : '123' });
      expect(await presenter.form.submit()).toBe(false);
      expect(presenter.form.shownError(field)).not.toBeNull();
    }
    tokenizer.tokenizeFailure = null;
    await type({ cardNumber: '4111 1111 1111 1111' });
    expect([presenter.form.errors, await presenter.form.submit()]).toEqual([{}, true]);
    expect(added.map(({ lastFourDigits }) => lastFourDigits)).toEqual(['1111']);
  });

  it('shows the failure in the form if the values changed before the tokenizer rejected the card', async () => {
    const { presenter, begin, type, tokenizer } = await setUpCardForm();
    begin();
    await type({ ...typedCard, zipCode: '01001-000', number: '100' });
    tokenizer.tokenizeFailure = { ...failures.cardRefused, field: 'expiration' };
    const { release } = holdResponses(tokenizer, 'tokenize');
    const submitted = presenter.form.submit();
    await flushPromises();
    await type({ cvv: '321' });
    await release();
    expect(await submitted).toBe(false);
    expect([presenter.form.errors, presenter.formFailure.current?.code]).toEqual([
      {},
      failures.cardRefused.code,
    ]);
  });

  it.each([failures.tokenizerBlocked, failures.tokenizerNotLoaded, failures.timeout])(
    'shows why the tokenizer is unavailable: $code',
    async (failure) => {
      const { presenter, begin, type, tokenizer } = await setUpCardForm();
      begin();
      await type({ ...typedCard, zipCode: '01001-000', number: '100' });
      tokenizer.prepareFailure = failure;
      expect(await presenter.form.submit()).toBe(false);
      expect(presenter.formFailure.current).toMatchObject(failure);
      expect(presenter.form.values).toMatchObject(typedCard);
    },
  );

  it('clears the values when the form closes, and reports a later failure as a notification', async () => {
    const { presenter, begin, type, paymentCards, added, messages } = await setUpCardForm();
    const close = begin();
    await type({ ...typedCard, zipCode: '01001-000', number: '100' });
    const { release } = holdResponses(paymentCards, 'add');
    paymentCards.failure = serviceFailure('0299005');
    const submitted = presenter.form.submit();
    await flushPromises();
    close();
    expect(presenter.form.values).toEqual(emptyValues);
    await release();
    expect(await submitted).toBe(false);
    expect([messages(), added]).toEqual([['ERROR 0299005'], []]);
  });
});

describe('the address in AddCardPresenter', () => {
  it('is required when the postal code is complete; commas are removed from the street', async () => {
    const { presenter, begin, type, lookup, paymentCards } = await setUpCardForm();
    begin();
    lookup.failure = failures.networkConnection;
    await type({ zipCode: '01001-00' });
    expect([lookup.requests, presenter.address.showsFields]).toEqual([[], false]);
    await type({ ...typedCard, zipCode: '01001-000', line1: 'Rua A, casa , 2', number: '1' });
    await type({ neighborhood: 'Sé', city: 'São Paulo', state: 'SP' });
    expect(await presenter.form.submit()).toBe(true);
    expect(paymentCards.added[0]?.billingAddress.line1).toBe('Rua A casa 2');
  });

  it('shows no errors when it appears after an invalid submission', async () => {
    const { presenter, begin, type } = await setUpCardForm();
    begin();
    expect(await presenter.form.submit()).toBe(false);
    await type({ zipCode: '01001-000' });
    expect(presenter.form.shownError('number')).toBeNull();
    expect(await presenter.form.submit()).toBe(false);
    expect(presenter.form.shownError('number')).toEqual({ key: 'form:required' });
  });

  it('fills in the state if nothing else is known, and lets the reader change it', async () => {
    const { presenter, begin, type, lookup } = await setUpCardForm();
    begin();
    lookup.addresses.set(
      '12345000',
      buildAddress({ street: '', complement: '', neighborhood: '', city: '' }),
    );
    await type({ zipCode: '12345-000' });
    expect(presenter.address.foundAddress).toBeNull();
    expect(presenter.form.values.state).toBe('SP');
    expect(presenter.address.foundFields.state).toBe('');
  });

  it('shows an unknown postal code as an error of the field, not as a notification', async () => {
    const { presenter, begin, type, messages } = await setUpCardForm();
    begin();
    await type({ zipCode: '99999-999' });
    expect(presenter.form.shownError('zipCode')).toEqual({ key: 'checks:unknownPostalCode' });
    expect([presenter.address.showsFields, messages()]).toEqual([false, []]);
    await type({ zipCode: '01001-000' });
    expect(presenter.form.shownError('zipCode')).toBeNull();
  });

  it('reports a failed lookup and requires all fields', async () => {
    const { presenter, begin, type, lookup, messages } = await setUpCardForm();
    begin();
    lookup.failure = failures.timeout;
    await type({ ...typedCard, zipCode: '01001-000' });
    expect([messages(), presenter.address.showsFields]).toEqual([['ERROR 0001001'], true]);
    await presenter.form.submit();
    const missing = Object.keys(presenter.form.errors).sort();
    expect(missing).toEqual(['city', 'line1', 'neighborhood', 'number', 'state']);
  });

  it('requires only the fields that the lookup did not fill', async () => {
    const { presenter, begin, type } = await setUpCardForm();
    begin();
    await type({ ...typedCard, zipCode: '89870-000' });
    expect(Object.keys(presenter.form.errors).sort()).toEqual(['line1', 'neighborhood', 'number']);
    await type({ zipCode: '01001-000' });
    expect(Object.keys(presenter.form.errors)).toEqual(['number']);
  });

  it('requires a state if the lookup returns none of the 27', async () => {
    const { presenter, begin, type, lookup } = await setUpCardForm();
    begin();
    lookup.addresses.set('12345678', buildAddress({ state: 'XX' }));
    await type({ ...typedCard, zipCode: '12345-678', number: '1' });
    expect(Object.keys(presenter.form.errors)).toEqual(['state']);
    await type({ state: 'YY' });
    expect(presenter.form.errors).toEqual({ state: { key: 'checks:oneOf' } });
  });

  it('belongs to the last postal code, in any order of responses', async () => {
    const { presenter, begin, type, lookup } = await setUpCardForm();
    begin();
    const { release } = holdResponses(lookup, 'find');
    await type({ zipCode: '01001-000' });
    await type({ zipCode: '89870-000' });
    await release(1);
    await release(0);
    expect(presenter.address.foundFields.city).toBe('Pinhalzinho');
    expect(presenter.address.status).toBe('found');
  });

  it('is cleared with its postal code, while typed fields stay', async () => {
    const { presenter, begin, type } = await setUpCardForm();
    begin();
    await type({ zipCode: '89870-000', line1: 'Rua Um', neighborhood: 'Centro', number: '10' });
    presenter.clearAddress();
    await flushPromises();
    expect([presenter.address.found, presenter.address.showsFields]).toEqual([null, false]);
    expect(presenter.form.values).toMatchObject({ zipCode: '', line1: 'Rua Um', number: '10', city: '' });
  });

  it('is awaited if the card is submitted during the lookup', async () => {
    const { presenter, begin, type, lookup, paymentCards } = await setUpCardForm();
    begin();
    const { release } = holdResponses(lookup, 'find');
    await type({ ...typedCard, zipCode: '01001-000' });
    const submitted = presenter.form.submit();
    await flushPromises();
    expect([presenter.form.isSubmitting, paymentCards.added]).toEqual([true, []]);
    await release();
    expect(await submitted).toBe(false);
    expect(presenter.form.shownError('number')).toEqual({ key: 'form:required' });
  });
});

describe('What the account already has', () => {
  const address = {
    line1: 'Rua das Flores, fundos',
    number: '7',
    line2: 'casa 2',
    neighborhood: 'Centro',
    city: 'Olinda',
    state: 'PE',
    zipCode: '53010010',
  };
  const known = { cpf: '52998224725', phoneNumber: '+5511988887777' };
  const { holderDocument, phoneNumber, ...cardData } = typedCard;

  it('is filled in when the form opens, without a lookup, and is sent with the card', async () => {
    const { presenter, begin, type, lookup, paymentCards } = await setUpCardForm(
      buildUser({ ...known, address }),
    );
    begin();
    expect(presenter.form.values).toMatchObject({ holderDocument, phoneNumber, zipCode: '53010-010' });
    expect([presenter.address.foundAddress?.street, presenter.address.showsFields]).toEqual([
      address.line1,
      true,
    ]);
    expect(presenter.form.touched).toEqual({});
    await type(cardData);
    expect([await presenter.form.submit(), lookup.requests]).toEqual([true, []]);
    expect(paymentCards.added[0]).toMatchObject({
      holderDocument: { number: known.cpf },
      phoneNumber: known.phoneNumber,
      billingAddress: { ...address, line1: 'Rua das Flores fundos' },
    });
  });

  it('is looked up if the address is not complete', async () => {
    const { presenter, begin, lookup } = await setUpCardForm(
      buildUser({ address: { zipCode: '01001000', number: '9' } }),
    );
    begin();
    await flushPromises();
    expect([lookup.requests, presenter.address.foundAddress?.street]).toEqual([['01001000'], 'Praça da Sé']);
    expect(presenter.form.values.number).toBe('9');
  });

  it('can be replaced, and another postal code replaces the address', async () => {
    const { presenter, begin, type } = await setUpCardForm(buildUser({ ...known, address }));
    begin();
    await type({ holderDocument: '', zipCode: '89870-000' });
    expect(presenter.form.values).toMatchObject({ holderDocument: '', line1: '' });
    expect(presenter.address.foundFields).toMatchObject({ line1: '', city: 'Pinhalzinho' });
  });
});
