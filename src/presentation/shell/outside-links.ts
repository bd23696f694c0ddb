/** Where the footer leads outside the app. Whoever runs a Banca of their own changes these. */
export const outsideLinks = {
  social: [
    { name: 'Instagram', icon: 'instagram', address: 'https://www.instagram.com/' },
    { name: 'YouTube', icon: 'youtube', address: 'https://www.youtube.com/' },
  ],
  googlePlay: 'https://play.google.com/store/apps',
  appStore: 'https://apps.apple.com/',
  terms: '/documents/termos-de-uso.html',
  privacy: '/documents/politica-de-privacidade.html',
  contact: 'mailto:contato@banca.example',
} as const;
