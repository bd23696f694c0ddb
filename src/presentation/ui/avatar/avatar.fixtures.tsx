import { drawnPicture } from '../comic-image/drawn-picture.ts';
import type { Fixture } from '../fixture.ts';
import { Avatar, type AvatarSize } from './avatar.tsx';

const sizes: readonly AvatarSize[] = ['small', 'medium', 'large'];
const face = drawnPicture(190, 200, 200).placeholder;

export const fixture: Fixture = {
  title: 'Avatar',
  states: {
    'with an image': () => <Avatar name="Ana Reis" username="ana" image={face} />,
    'with a broken image': () => (
      <Avatar name="Bia Souza" username="bia" image="data:image/png;base64,AAAA" />
    ),
    'without an image': () => <Avatar name="ícaro" username="ikaro" image={null} />,
    'without a name': () => <Avatar name={null} username="joana" image={null} />,
    'with a label': () => <Avatar name="Lia" username="lia" image={null} label="Lia" />,
    'every size': () =>
      sizes.map((size) => <Avatar key={size} name="Duda" username="duda" image={null} size={size} />),
  },
};
