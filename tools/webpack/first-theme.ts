/**
 * Runs before anything is painted: whoever chose the light theme on this device does not see the dark one flash. The
 * key is that of StoredPreferences; what is damaged or forbidden leaves the page as it is.
 */
export const firstTheme =
  "try{if(localStorage.getItem('banca.theme')==='\"light\"')document.documentElement.dataset.theme='light'}catch{}";
