/** Takes the code from the fragment of the address, which browsers send to no server, and looks it up. */
{
  const code = location.hash.slice(1).replace(/^code=/, '');
  const field = document.querySelector('textarea');
  if (code && field) {
    try {
      field.value = decodeURIComponent(code);
    } catch {
      field.value = code;
    }
    // Whoever comes back finds the code, and is not sent on again.
    history.replaceState(null, '', location.pathname);
    field.form.requestSubmit();
  }
}
