/** Reads the Pix code from the URL's fragment, which browsers do not send to servers, and submits it. */
{
  const code = location.hash.slice(1).replace(/^code=/, '');
  const field = document.querySelector('textarea');
  if (code && field) {
    try {
      field.value = decodeURIComponent(code);
    } catch {
      field.value = code;
    }
    // Without the fragment, a reader who goes back sees the form instead of another submit.
    history.replaceState(null, '', location.pathname);
    field.form.requestSubmit();
  }
}
