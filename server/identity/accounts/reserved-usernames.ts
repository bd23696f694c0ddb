/** Names of the service, of roles, and of addresses of the app that could be mistaken for a person. */
const reservedUsernames = new Set([
  // The service
  'banca',
  'bancaapp',
  'bancabrasil',
  'bancaoficial',
  'oficial',
  'official',
  'sistema',
  'system',
  // Roles
  'admin',
  'administrador',
  'administrator',
  'ajuda',
  'atendimento',
  'contador',
  'editor',
  'editora',
  'equipe',
  'equipebanca',
  'gerente',
  'manager',
  'moderador',
  'moderator',
  'publisher',
  'seguranca',
  'staff',
  'suporte',
  'support',
  // Addresses
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

/** Ignores case, dots and underscores, so that `_Admin` and `ban.ca` are reserved too. Rule 112. */
export const isReservedUsername = (username: string): boolean =>
  reservedUsernames.has(username.toLowerCase().replace(/[._]/g, ''));
