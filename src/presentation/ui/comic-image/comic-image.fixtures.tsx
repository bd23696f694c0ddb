import type { ReactNode } from 'react';
import type { Fixture } from '../fixture.ts';
import { ComicImage } from './comic-image.tsx';
import { brokenPicture, drawnPicture } from './drawn-picture.ts';

const cover = (image: ReactNode) => <div style={{ inlineSize: 172, aspectRatio: '2 / 3' }}>{image}</div>;

export const fixture: Fixture = {
  title: 'Comic image',
  states: {
    'a cover': () => cover(<ComicImage picture={drawnPicture(210)} alt="Capa de Maré Alta" sizes="172px" />),
    'an urgent cover': () => cover(<ComicImage picture={drawnPicture(150)} alt="" sizes="172px" isUrgent />),
    'a broken image': () => cover(<ComicImage picture={brokenPicture} alt="Capa de Nanquim" sizes="172px" />),
    'a wide image in the box of a cover': () =>
      cover(<ComicImage picture={drawnPicture(20, 1200, 600)} alt="" sizes="172px" />),
    'a tall image in the box of a cover': () =>
      cover(<ComicImage picture={drawnPicture(280, 400, 2400)} alt="" sizes="172px" />),
    'a wide image in a box of its own shape': () => (
      <ComicImage picture={drawnPicture(330, 800, 300)} alt="" sizes="100vw" />
    ),
  },
};
