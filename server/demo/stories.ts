import type { Story } from './demo-issue.ts';
import { rendeira } from './stories/a-rendeira-e-a-morte.ts';
import { dozeAndares } from './stories/doze-andares.ts';
import { fiado1 } from './stories/fiado-so-amanha-1.ts';
import { fiado2 } from './stories/fiado-so-amanha-2.ts';
import { seguido } from './stories/o-homem-seguido.ts';
import { orelhao } from './stories/o-orelhao-das-tres-e-quinze.ts';
import { petecaFatal } from './stories/peteca-fatal.ts';
import { pipaNaLua } from './stories/pipa-vai-a-lua.ts';

export const stories: readonly Story[] = [
  rendeira,
  orelhao,
  petecaFatal,
  pipaNaLua,
  dozeAndares,
  fiado1,
  seguido,
  fiado2,
];
