/**
 * The script of the stand-in tokenizer, as a payment provider serves one: what is typed of a card goes to the provider
 * that this script came from, and to nobody else.
 */
(() => {
  const address = new URL('tokens', document.currentScript.src);

  /** Resolves with `{ token }`; rejects with what is wrong: `field` where it is the card, and a `message`. */
  async function tokenize(card) {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      body: JSON.stringify(card),
    });
    const { token, field, message } = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(message), { field });
    return { token };
  }

  window.BancaTokenizer = Object.freeze({ tokenize });
})();
