/** External links of the footer. Replace them when you run your own instance. */
export const externalLinks = {
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
