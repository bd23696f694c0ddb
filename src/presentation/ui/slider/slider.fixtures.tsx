import { useState } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { CardSkeletons } from '../card-grid/card-grid.tsx';
import { sampleIssues } from '../card-grid/sample-issues.ts';
import type { Fixture } from '../fixture.ts';
import { IssueCard } from '../issue-card/issue-card.tsx';
import styles from './slider.fixtures.module.css';
import { Slider } from './slider.tsx';

const cards = (count: number) =>
  sampleIssues(count).map((issue) => (
    <li key={issue.id}>
      <IssueCard issue={issue} isOnShelf />
    </li>
  ));

function Growing() {
  const [isGrown, setGrown] = useState(false);
  return (
    <Slider title="Com um item que ainda não tem tamanho">
      {cards(12)}
      <li>
        <button
          type="button"
          className={isGrown ? styles.grown : styles.unsized}
          onFocus={() => setTimeout(setGrown, 700, true)}
        >
          <span className={styles.words}>Todos</span>
        </button>
      </li>
    </Slider>
  );
}

export const fixture: Fixture = {
  title: 'Slider',
  states: {
    'with an action': () => (
      <Slider
        title="Chegou agora"
        action={
          <ButtonLink to="/catalog" variant="outlined">
            Ver todos
          </ButtonLink>
        }
      >
        {cards(18)}
      </Slider>
    ),
    'gap of 40': () => (
      <Slider title="Mais lidos" gap={40}>
        {cards(12)}
      </Slider>
    ),
    'all in view': () => <Slider title="Continue lendo">{cards(2)}</Slider>,
    loading: () => (
      <Slider title="Editoras">
        <CardSkeletons count={8} />
      </Slider>
    ),
    'a long title': () => (
      <Slider
        title="Quadrinhos de terror e humor para ler no último trem da noite"
        action={
          <ButtonLink to="/catalog" variant="outlined">
            Ver todos
          </ButtonLink>
        }
      >
        {cards(12)}
      </Slider>
    ),
    'an item that is sized late': () => <Growing />,
  },
};
