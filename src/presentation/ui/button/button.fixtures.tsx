import type { Fixture } from '../fixture.ts';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from './button.tsx';

const variants: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'neutral',
  'transparent',
  'link',
  'outlined',
  'secondary-outlined',
  'danger',
  'danger-outlined',
];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

const all = (isLoading: boolean, isDisabled: boolean) =>
  variants.map((variant) => (
    <p key={variant}>
      <Button variant={variant} isLoading={isLoading} disabled={isDisabled}>
        {variant}
      </Button>
    </p>
  ));

export const fixture: Fixture = {
  title: 'Button',
  states: {
    'every variant': () => all(false, false),
    'every size': () =>
      sizes.map((size) => (
        <p key={size}>
          <Button size={size}>Ler agora</Button>
        </p>
      )),
    small: () => <Button size="small">Ver todos</Button>,
    loading: () => all(true, false),
    disabled: () => all(false, true),
    'as a link': () => <ButtonLink to="/gallery">Ver o catálogo</ButtonLink>,
  },
};
