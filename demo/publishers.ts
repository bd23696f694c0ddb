import type { Art } from './drawing/page/scene.ts';

/** Publishers by username with the module that draws their mark: a square that is recognisable at 48 pixels. */
export const publishers: Readonly<Record<string, () => Promise<{ mark: Art }>>> = {
  asfalto: () => import('./publishers/asfalto.ts'),
  'bonde-treze': () => import('./publishers/bonde-treze.ts'),
  'giz-de-cera': () => import('./publishers/giz-de-cera.ts'),
  'ipe-amarelo': () => import('./publishers/ipe-amarelo.ts'),
  'mare-alta': () => import('./publishers/mare-alta.ts'),
  'meia-noite': () => import('./publishers/meia-noite.ts'),
  'observatorio-do-morro': () => import('./publishers/observatorio-do-morro.ts'),
  'pequi-8-bits': () => import('./publishers/pequi-8-bits.ts'),
  taquara: () => import('./publishers/taquara.ts'),
  trovoada: () => import('./publishers/trovoada.ts'),
};
