import type { StoryArt } from './story-art.ts';

/** Folders of `stories` with the module that draws the cast, places and props of its scripts. */
export const stories: Readonly<Record<string, () => Promise<{ art: StoryArt }>>> = {
  'a-carta-do-pracinha': () => import('./stories/a-carta-do-pracinha/art.ts'),
  'baba-eletronica': () => import('./stories/baba-eletronica/art.ts'),
  'bichos-de-giz': () => import('./stories/bichos-de-giz/art.ts'),
  'caderno-de-campo': () => import('./stories/caderno-de-campo/art.ts'),
  'camera-nove': () => import('./stories/camera-nove/art.ts'),
  'cordel-de-meia-lua': () => import('./stories/cordel-de-meia-lua/art.ts'),
  'doze-andares': () => import('./stories/doze-andares/art.ts'),
  'fiado-so-amanha': () => import('./stories/fiado-so-amanha/art.ts'),
  'masmorra-do-cerrado': () => import('./stories/masmorra-do-cerrado/art.ts'),
  'papel-recortado': () => import('./stories/papel-recortado/art.ts'),
  'peteca-fatal': () => import('./stories/peteca-fatal/art.ts'),
  pipa: () => import('./stories/pipa/art.ts'),
  'rede-na-varanda': () => import('./stories/rede-na-varanda/art.ts'),
  'setenta-e-sete-degraus': () => import('./stories/setenta-e-sete-degraus/art.ts'),
  'trem-de-volta': () => import('./stories/trem-de-volta/art.ts'),
  trovoada: () => import('./stories/trovoada/art.ts'),
  'turno-da-noite': () => import('./stories/turno-da-noite/art.ts'),
};
