const service = 'banca';

/** What an account of the service could be called, with or without the name of the service. */
const roles = new Set([
  'app',
  'brasil',
  'oficial',
  'official',
  'sistema',
  'system',
  'admin',
  'administrador',
  'administrator',
  'ajuda',
  'atendimento',
  'contador',
  'editor',
  'editora',
  'equipe',
  'gerente',
  'manager',
  'moderador',
  'moderator',
  'publisher',
  'seguranca',
  'staff',
  'suporte',
  'support',
]);

/** Addresses of the app that could be mistaken for a person. */
const addresses = new Set([
  'account',
  'callback',
  'catalog',
  'creator',
  'genre',
  'issue',
  'login',
  'plans',
  'publishers',
  'reader',
  'search',
  'security',
  'series',
  'shelf',
  'signup',
  'subscription',
]);

/** Ignores case, dots and underscores, so that `_Admin` and `suporte.banca` are reserved too. Rule 112. */
export function isReservedUsername(username: string): boolean {
  const name = username.toLowerCase().replace(/[._]/g, '');
  return name === service || addresses.has(name) || roles.has(name.replace(service, ''));
}
