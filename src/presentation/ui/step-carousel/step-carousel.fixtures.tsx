import { ButtonLink } from '../button/button.tsx';
import type { Fixture } from '../fixture.ts';
import styles from './step-carousel.fixtures.module.css';
import { StepCarousel } from './step-carousel.tsx';

const names = ['Sertão Elétrico', 'Maré Alta', 'Vila Fantasma', 'Cobra Norato', 'Nanquim'];

const slides = (count: number) =>
  names.slice(0, count).map((name) => (
    <div key={name} className={styles.slide}>
      <h3>{name}</h3>
      <p>Uma história nova a cada semana, em qualquer tela.</p>
      <ButtonLink to={`/issue/${name}`} variant="outlined">
        Ler {name}
      </ButtonLink>
    </div>
  ));

export const fixture: Fixture = {
  title: 'Step carousel',
  states: {
    'five steps': () => <StepCarousel label="Destaques">{slides(5)}</StepCarousel>,
    'gap of 60': () => (
      <StepCarousel label="Estreias" gap={60}>
        {slides(3)}
      </StepCarousel>
    ),
    'one step': () => <StepCarousel label="Só um destaque">{slides(1)}</StepCarousel>,
    rotating: () => (
      <StepCarousel label="Destaques que passam" rotateEvery={20_000}>
        {slides(3)}
      </StepCarousel>
    ),
    'text only': () => (
      <StepCarousel label="Como funciona">
        <p className={styles.slide}>Escolha uma história.</p>
        <p className={styles.slide}>Leia onde estiver.</p>
      </StepCarousel>
    ),
  },
};
